import { expect, test } from 'vitest'
import { isOneEditAway } from './one-edit-away.ts'
import { TermIndex } from './term-index.ts'

const NAMES = [
  'Grünes Ecksofa Alva',
  'Teppich Strøm',
  'Kissenhülle, groß',
  'Canapé d’angle',
  'Alva Teppich grün',
]
const index = new TermIndex(NAMES.map((text) => [{ text, weight: 1 }]))

test.each([
  ['ecksofa', [0]],
  ['ECKSOFA', [0]],
  ['eck', [0]],
  ['sofa', [0]],
  ['grün', [0, 4]],
  ['gruen', [0, 4]],
  ['grun', [0, 4]],
  ['gross', [2]],
  ['groß', [2]],
  ['kissenhuelle', [2]],
  ['canape', [3]],
  ['alva teppich', [4]],
  ['teppich alva', [4]],
  ['tepich', [1, 4]],
  ['ecksfoa', [0]],
  ['alva lampe', []],
  ['xyz', []],
  ['', []],
  [' … ', []],
])('"%s" finds %o', (words, positions) => {
  expect([...index.search(words).keys()].toSorted((a, b) => a - b)).toEqual(positions)
})

test('the whole word is worth more than its beginning, and the name more than the rest', () => {
  const weighted = new TermIndex([
    [{ text: 'Sofakissen', weight: 5 }],
    [{ text: 'Sofa', weight: 5 }],
    [{ text: 'Sofa', weight: 2 }],
  ])
  const scores = weighted.search('sofa')

  expect(scores.get(1)).toBeGreaterThan(scores.get(0) ?? 0)
  expect(scores.get(0)).toBeGreaterThan(scores.get(2) ?? 0)
})

test.each([
  ['sofa', 'sofa', true],
  ['sofa', 'sofas', true],
  ['sofa', 'sfa', true],
  ['sofa', 'sifa', true],
  ['sofa', 'osfa', true],
  ['sofa', 'sfao', false],
  ['sofa', 'saofs', false],
  ['', 'ab', false],
])('%s and %s are one edit apart: %s', (one, other, answer) => {
  expect(isOneEditAway(one, other)).toBe(answer)
  expect(isOneEditAway(other, one)).toBe(answer)
})
