import { expect, test } from 'vitest'
import { itemsAt, wayTo } from './navigation-way.ts'
import { sampleNavigation } from './sample-navigation.ts'

test.each([
  ['/wohnen/', ['Wohnen']],
  ['/wohnen/tische/', ['Wohnen', 'Tische']],
  ['/wohnen/tische/couchtische/', ['Wohnen', 'Tische']],
  ['/sale/', []],
  ['/', []],
  ['/warenkorb/', []],
  [null, []],
])('for %s the menu opens at %j', (href, names) => {
  expect(wayTo(sampleNavigation, href).map((item) => item.name)).toEqual(names)
})

test('a level lists its children, the top all roots', () => {
  expect(itemsAt(sampleNavigation, [])).toBe(sampleNavigation)
  expect(itemsAt(sampleNavigation, wayTo(sampleNavigation, '/essen/')).map((item) => item.name)).toEqual([
    'Esstische',
    'Stühle & Bänke',
    'Geschirr',
  ])
})
