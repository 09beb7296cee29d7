import { expect, test } from 'vitest'
import { headingAnchor, safeId } from './heading-anchor.ts'

test.each([
  ['Größe & Maße', 'groesse-masse'],
  ['Où dormir à l’été ?', 'ou-dormir-a-l-ete'],
  ['  1. Schritt ', '1-schritt'],
  ['💚', ''],
  ['Shop-Facts', 'at-shop-facts'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('the anchor of %j is %s', (words, anchor) => {
  expect(headingAnchor(words)).toBe(anchor)
})

test.each([
  ['masse', 'masse'],
  ['a-1_b', 'a-1_b'],
  ['1a', null],
  ['_R_1', null],
  ['shop-facts', null],
  ['a b', null],
  [undefined, null],
])('the id %j is taken as %s', (chosen, id) => {
  expect(safeId(chosen)).toBe(id)
})
