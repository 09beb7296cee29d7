import { expect, test } from 'vitest'
import { byLetter } from './brands-by-letter.ts'

test('names stand under their letter, umlauts with their letter, digits last', () => {
  const names = ['Zuma', '3 Wünsche', 'Örebro', 'alba', 'Oslo', 'Ahorn', 'Été']

  const grouped = byLetter(
    names.map((name) => ({ name })),
    'de-DE',
  )

  expect(grouped.map(({ letter, entries }) => [letter, entries.map(({ name }) => name)])).toEqual([
    ['A', ['Ahorn', 'alba']],
    ['E', ['Été']],
    ['O', ['Örebro', 'Oslo']],
    ['Z', ['Zuma']],
    ['#', ['3 Wünsche']],
  ])
})

test('nothing has no letters', () => {
  expect(byLetter([], 'nl-NL')).toEqual([])
})
