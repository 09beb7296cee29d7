import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { isOnlineOnly } from './is-online-only.ts'

test.each([
  ['1', true],
  ['spedition', true],
  ['nein', false],
  ['Nein', false],
  ['no', false],
  ['false', false],
  ['0', false],
  ['', false],
])('a product whose catalogue says %j to bulky is online only: %j', (bulkyOrLoad, isOnline) => {
  expect(isOnlineOnly(aProduct({ traits: { bulkyOrLoad } }), aVariant())).toBe(isOnline)
})

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
])('an ordinary product of code %i is online only: %j', (buyability, isOnline) => {
  expect(isOnlineOnly(aProduct(), aVariant({ buyability }))).toBe(isOnline)
})
