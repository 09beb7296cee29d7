import { expect, test } from 'vitest'
import { cardBrandName } from './card-brand.ts'
import { cardName, cardNameProblems } from './card-name.ts'

test.each([
  ['Haushaltskarte', 'Haushaltskarte'],
  ['  Karte   für\tden Urlaub ', 'Karte für den Urlaub'],
  ['   ', null],
  ['', null],
])('%j becomes the name %j', (written, name) => {
  expect(cardName(written)).toBe(name)
})

test.each([
  ['Haushaltskarte', []],
  ['', []],
  ['Karte 2027', []],
  ['12345678901', []],
  ['4111 1111 1111 1111', ['card.name.number']],
  ['Visa 4111-1111-1111', ['card.name.number']],
  ['٤١١١١١١١١١١١', ['card.name.number']],
  ['x'.repeat(40), []],
  ['x'.repeat(41), ['generic.validation.maxLength']],
])('the problems of the name %j are %j', (written, keys) => {
  expect(cardNameProblems(written).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['a brand of tomorrow', null],
])('the brand %s is called %s', (brand, name) => {
  expect(cardBrandName(brand)).toBe(name)
})
