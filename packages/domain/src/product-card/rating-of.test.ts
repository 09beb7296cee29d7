import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { ratingOf } from './rating-of.ts'

test.each([
  ['4.5', '12', { average: 4.5, count: 12 }],
  ['4,5', '12', { average: 4.5, count: 12 }],
  ['5', '1', { average: 5, count: 1 }],
  ['0', '12', null],
  ['4.5', '0', null],
  ['', '12', null],
  ['4.5', '', null],
  ['gut', '12', null],
  ['4.5', 'viele', null],
])('average %j from %j ratings shows %j', (durchschnittBewertungen, anzahlBewertungen, rating) => {
  expect(ratingOf(aProduct({ traits: { durchschnittBewertungen, anzahlBewertungen } }))).toEqual(rating)
})

test('one of both is not enough', () => {
  expect(ratingOf(aProduct({ traits: { durchschnittBewertungen: '4.5' } }))).toBeNull()
  expect(ratingOf(aProduct({ traits: { anzahlBewertungen: '12' } }))).toBeNull()
  expect(ratingOf(aProduct())).toBeNull()
})

test('the average is read from the label, the count from the value', () => {
  const attributes = {
    durchschnittBewertungen: attribute('durchschnittBewertungen', '4.7', '235'),
    anzahlBewertungen: attribute('anzahlBewertungen', 'Bewertungen', '8'),
  }

  expect(ratingOf({ attributes })).toEqual({ average: 4.7, count: 8 })
})

function attribute(key: string, label: string, value: string) {
  return { key, label: key, multiSelect: false, values: [{ id: 1, label, value }] }
}
