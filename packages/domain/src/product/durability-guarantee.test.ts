import { expect, test } from 'vitest'
import { isLabelledGuarantee, speaksOfGuarantee } from './durability-guarantee.ts'

test.each([
  [2, false],
  [2.5, true],
  [3, true],
  [2.7, false],
  [99, true],
  [100, false],
])('a guarantee of %s years carries the label: %s', (years, labelled) => {
  expect(isLabelledGuarantee(years)).toBe(labelled)
})

test.each([
  ['5 Jahre Garantie', true],
  ['GARANTIE 5 ans', true],
  ['Vijf jaar garantie', true],
  ['Satisfaction guaranteed', true],
  ['Guaranteed for life', true],
  ['Product guarantee', true],
  ['Lebenslange Gewährleistung', true],
  ['Two-year warranty', true],
  ['GARAN 5', true],
  ['siegel-gewaehrleistung.webp', true],
  ['Garanimals', false],
  ['Langlebig', false],
  ['Geprüfte Sicherheit', false],
])('"%s" speaks of a guarantee: %s', (name, speaks) => {
  expect(speaksOfGuarantee(name)).toBe(speaks)
})
