import { expect, test } from 'vitest'
import { attributeKey, attributeValueKey } from './attribute-key.ts'

test.each([
  ['Farbe', 'farbe'],
  ['Höhe des Sitzes', 'hoehe-des-sitzes'],
  ['  Material, außen  ', 'material-aussen'],
  ['x'.repeat(80), 'x'.repeat(64)],
  ['№', null],
  ['', null],
  // the shop makes these filters by itself
  ['Brand', null],
  ['Price', null],
  // pages, doors and advertisers read these in an address
  ['Token', null],
  ['UTM', null],
  ['Page', null],
])('an attribute called %j has the key %j', (name, key) => {
  expect(attributeKey(name)).toBe(key)
})

test.each([
  ['Weiß', 'weiss'],
  ['100 % Leinen', '100-leinen'],
  ['brand', 'brand'],
  ['!', null],
  ['y'.repeat(90), 'y'.repeat(80)],
])('a value called %j has the key %j', (words, key) => {
  expect(attributeValueKey(words)).toBe(key)
})
