import { expect, test } from 'vitest'
import { apart, folded } from './folding'
import { byReason } from './reasons'

const line = (text: string, seat: string, small = ''): { text: string; seat: string; small: string } => ({ text, seat, small })

test('what is said a dozen times is one line with a number', () => {
  const told = folded(Array.from({ length: 12 }, () => line('Chie looks at a card.', 'C', 'glimpsed')))
  expect(told.map(({ line: { text }, times, behind }) => [text, times, behind.length])).toEqual([['Chie looks at a card.', 12, 0]])
})

test('small things in a row lie behind the last of them, and two are told as they are', () => {
  const orders = ['Kai', 'Owari', 'Mino', 'Ise'].map((where, k) => line(`Somebody lays an order: ${where}.`, 'ABCD'[k]!, 'order-laid'))
  const told = folded([line('Spring', 'A'), ...orders, line('Ready.', 'A'), ...orders.slice(0, 2)])
  expect(told.map(({ line: { text }, behind }) => [text, behind.length])).toEqual([
    ['Spring', 0], ['Somebody lays an order: Ise.', 3], ['Ready.', 0],
    ['Somebody lays an order: Kai.', 0], ['Somebody lays an order: Owari.', 0],
  ])
})

test('what is not small is never folded, and headings never count', () => {
  const told = folded([line('A strikes B.', 'A'), line('A strikes C.', 'A'), line('A strikes D.', 'A'), { text: 'Turn', heading: true }, { text: 'Turn', heading: true }])
  expect(told.length).toBe(5)
})

test('names are taken out of a text, the longest first, whatever signs they have', () => {
  expect(apart('Iryna plays Fast Draw (1 star).', ['Fast', 'Fast Draw (1 star)'])).toEqual(['Iryna plays ', 'Fast Draw (1 star)', '.'])
  expect(apart('Nothing here.', ['Katana'])).toEqual(['Nothing here.'])
})

test('what is refused for one reason is told once', () => {
  const because = (text: string): { code: string; text: string; clauses: string[] } => ({ code: 'x', text, clauses: ['SAM-80'] })
  const groups = byReason([
    ...['B', 'C', 'D'].map((seat) => ({ answer: `attack > ${seat}`, label: `Attack ${seat}`, touches: {}, reason: because('Too far.') })),
    { answer: 'play parry', label: 'Parry', touches: {}, reason: because('Only in answer.') },
  ])
  expect(groups.map(({ text, labels }) => [text, labels.length])).toEqual([['Too far.', 3], ['Only in answer.', 1]])
})
