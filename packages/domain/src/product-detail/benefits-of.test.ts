import { expect, test } from 'vitest'
import type { Attributes } from '../product/product.ts'
import { benefitsOf } from './benefits-of.ts'

test.each([
  [
    'what it can do and is made of',
    { eigenschaften: ['Bezug abnehmbar'], material: ['Leinen', 'Eiche'] },
    ['Bezug abnehmbar', 'Leinen, Eiche'],
  ],
  ['three at most', { eigenschaften: ['A', 'B', 'C', 'D'], material: ['Leinen'] }, ['A', 'B', 'C']],
  ['who vouches for it before its material', { siegel: ['GOTS'], material: ['Leinen'] }, ['GOTS', 'Leinen']],
  ['nothing of how it is sold', { eigenschaften: ['set-artikel', 'Mitwachsend'] }, ['Mitwachsend']],
  ['nothing, where its material alone is known', { material: ['Papier'] }, []],
  ['nothing, where nothing is known', {}, []],
])('the benefits are %s', (_, labels, benefits) => {
  expect(benefitsOf({ attributes: attributesOf(labels) })).toEqual(benefits)
})

function attributesOf(labels: Record<string, string[]>): Attributes {
  return Object.fromEntries(
    Object.entries(labels).map(([key, words]) => [
      key,
      {
        key,
        label: key,
        multiSelect: true,
        values: words.map((label) => ({ id: null, label, value: label })),
      },
    ]),
  )
}
