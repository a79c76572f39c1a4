import { beforeEach, describe, expect, it } from 'vitest'
import type { ChapterInfo, LessonStep } from '../../generated/wire'
import { Lesson } from './lesson.svelte'
import { finish, nextChapter, progress, understood } from './progress'

const steps: LessonStep[] = [
  { kind: 'say', text: 'goal' },
  { kind: 'do', text: 'strike', answers: ['attack 1 > B.1', 'attack 1 > B.2'] },
  { kind: 'say', text: 'won' },
  { kind: 'try', text: 'look', attempt: 'look into prison', clause: 'TEN-27' },
  { kind: 'do', text: 'swap', answers: ['pass', 'swap 2 *'] },
  { kind: 'free', text: 'play' },
  { kind: 'say', text: 'over' },
] as LessonStep[]
const chapter = { game: 'tenno', chapter: 1, chapters: 6, title: 'x', seat: 'A', steps } as ChapterInfo

describe('the way through a chapter', () => {
  let lesson: Lesson
  beforeEach(() => (lesson = new Lesson(chapter)))

  function answer(text: string): boolean {
    const isAllowed = lesson.allows(text)
    if (isAllowed) lesson.given()
    return isAllowed
  }

  it('goes on from what is only read by a touch, and from what is to be done by doing it', () => {
    lesson.next()
    expect([lesson.at, lesson.canGoOn]).toEqual([1, false])
    lesson.next()
    expect(lesson.at).toBe(1)
    expect(answer('attack 1 > B.2')).toBe(true)
    expect(lesson.step?.text).toBe('won')
  })

  it('lets nothing glow while it is read or something is to be tried, and then only what is meant', () => {
    const seen = (): [boolean, boolean, boolean] => [lesson.isSaying, lesson.means('attack 1 > B.1'), lesson.means('attack 2 > B.1')]
    expect(seen()).toEqual([true, false, false])
    lesson.next()
    expect(seen()).toEqual([false, true, false])
    lesson.back()
    expect(seen()).toEqual([true, false, false])
    lesson.next()
    answer('attack 1 > B.1')
    lesson.next()
    expect([lesson.step?.kind, lesson.isSaying]).toEqual(['try', true])
  })

  it('means the parts of an answer that is made of parts', () => {
    const written = new Lesson({ ...chapter, steps: [{ kind: 'do', text: 'write', answers: ['letter B: give green_trade_2, vow peace'] }] as LessonStep[] })
    expect(['letter B', 'vow peace', 'vow war'].map((each) => written.means(each))).toEqual([true, true, false])
  })

  it('holds another answer back with a hint', () => {
    lesson.next()
    expect(answer('attack 2 > B.1')).toBe(false)
    expect([lesson.at, lesson.hint]).toEqual([1, 'other'])
    answer('attack 1 > B.1')
    expect(lesson.hint).toBe('')
  })

  it('takes every answer of a family', () => {
    lesson.at = lesson.reading = 4
    expect([lesson.offers('swap 2 monk'), lesson.offers('swap 1 monk'), lesson.offers('pass')]).toEqual([true, false, true])
    expect([answer('swap 1 monk'), lesson.hint]).toEqual([false, 'other'])
    expect([answer('swap 2 geisha'), lesson.at]).toEqual([true, 5])
  })

  it('lets somebody who knows what comes skip what is only read', () => {
    expect(answer('attack 1 > B.1')).toBe(true)
    expect(lesson.at).toBe(2)
  })

  it('wants to be refused where it says so, by that clause', () => {
    lesson.at = lesson.reading = 3
    expect(answer('pass')).toBe(false)
    expect(lesson.hint).toBe('try-first')
    lesson.wondered(['TEN-17'])
    expect(lesson.canGoOn).toBe(false)
    lesson.wondered(['TEN-9', 'TEN-27'])
    expect([lesson.tried, lesson.canGoOn, lesson.hint]).toEqual([true, true, ''])
    lesson.next()
    expect([lesson.at, lesson.tried]).toEqual([4, false])
  })

  it('can be leafed back without undoing anything', () => {
    answer('attack 1 > B.1')
    lesson.back()
    lesson.back()
    expect([lesson.step?.text, lesson.at, lesson.isOpen]).toEqual(['goal', 2, false])
    lesson.next()
    lesson.next()
    expect([lesson.reading, lesson.at]).toEqual([2, 2])
  })

  it('lets everything through while one plays freely, and goes on when the game is over', () => {
    lesson.at = lesson.reading = 5
    expect([answer('anything'), answer('else'), lesson.at]).toEqual([true, true, 5])
    lesson.ended()
    expect(lesson.step?.text).toBe('over')
    lesson.next()
    expect([lesson.isFinished, lesson.step, lesson.allows('x')]).toEqual([true, null, true])
  })
})

describe('what was learned', () => {
  beforeEach(() => localStorage.clear())

  it('is remembered chapter by chapter', () => {
    finish('tenno', 2)
    finish('tenno', 1)
    finish('tenno', 2)
    expect(progress()).toEqual({ tenno: [1, 2] })
  })

  it('is forgotten where it cannot be understood', () => {
    expect(understood({ tenno: [1, 'x'], go: 7 })).toEqual({ tenno: [1] })
    localStorage.setItem('tatami.learned', '{')
    expect(progress()).toEqual({})
  })

  it('says which chapter comes next', () => {
    expect([nextChapter([], 6), nextChapter([1, 2, 4], 6), nextChapter([1, 2], 2)]).toEqual([1, 3, 1])
  })
})
