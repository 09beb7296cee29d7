import { expect, test } from 'vitest'
import { nameSlug } from './name-slug.ts'

test.each([
  ['Möbel & Sofas', 80, 'moebel-sofas'],
  ['Größe_2 (neu)', 80, 'groesse-2-neu'],
  ['  À la carte / Été ', 80, 'a-la-carte-ete'],
  ['Sœur', 80, 'soeur'],
  ['100% Leinen', 80, '100-leinen'],
  ['---', 80, ''],
  ['日本', 80, ''],
  ['Regal Eiche', 6, 'regal'],
])('the slug of %s, of %i letters at most, is %s', (name, atMost, slug) => {
  expect(nameSlug(name, atMost)).toBe(slug)
})
