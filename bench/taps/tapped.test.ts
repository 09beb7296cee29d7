import { expect, test } from 'vitest'
import { shows, slowest } from './tapped.ts'
import { NOTE, type Note, noteOf } from './watch-page.ts'

const note = (kind: Note['kind'], at: number, value: string): Note => ({ kind, at, value })

test.each([
  ['before the tap', note('title', 90, 'Sofa Lund'), false],
  ['what stood there before', note('title', 120, 'Sofas'), false],
  ['nothing', note('title', 120, ''), false],
  ['a count', note('count', 120, 'Sofa Lund'), false],
  ['the product', note('title', 120, 'Sofa Lund'), true],
])('a title that is %s', (_, found, isShown) => {
  expect(shows('title', 'Sofas', 100)(found)).toBe(isShown)
})

test.each([
  ['the longest since the tap', [note('interaction', 100, '24'), note('interaction', 130, '48')], 48],
  ['one that began a rounding before it', [note('interaction', 99.4, '32')], 32],
  ['none of the time before', [note('interaction', 50, '400')], 16],
  ['the shortest that browsers name, where they name none', [], 16],
])('an interaction is %s', (_, notes, expected) => {
  expect(slowest(notes, 100)).toBe(expected)
})

test('only what the page says by its own name is a note', () => {
  const payload = JSON.stringify(note('title', 1, 'Sofa'))

  expect(noteOf({ name: NOTE, payload })).toEqual(note('title', 1, 'Sofa'))
  expect(noteOf({ name: 'other', payload: '?' })).toBeNull()
  expect(() => noteOf({ name: NOTE, payload: '{"kind":"weather","at":1,"value":""}' })).toThrow(/weather/)
})
