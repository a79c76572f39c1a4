import { describe, expect, it } from 'vitest'
import { entriesOf } from './words'

describe('a catalogue for the browser', () => {
  it('keeps messages with their attributes and variants, and no comments', () => {
    const text = '### About\n\n# note\none = 1\n    .acc = one\n\ntwo =\n    { $n ->\n        [a] x\n       *[b] y\n    }\n## More\n-term = t\n'
    expect(entriesOf(text)).toEqual(['one = 1\n    .acc = one', 'two =\n    { $n ->\n        [a] x\n       *[b] y\n    }', '-term = t'])
  })
})
