import { expect, test } from 'vitest'
import { COUNTRIES } from '../market/markets.ts'
import { personalisationOf } from '../personalisation/personalisation-of.ts'
import { explainsMedicalProducts } from '../product-detail/medical-information.ts'
import { anImage, aProduct } from '../testing/a-product.ts'
import { imagesOfVariant } from '../variant/images-of-variant.ts'

const engraving = { kind: 'engraving', rows: [], mayBeWithout: false } as const

test.each([
  ['says what its facts say', { personalisierterArtikel: '1' }, { ...engraving, rows: [] }, 'engraving'],
  ['has one row of text without facts', { personalisierterArtikel: '1' }, null, 'text'],
  ['asks for nothing', {}, null, undefined],
] as const)('a product %s', (_, traits, personalisation, kind) => {
  const facts = { personalisation: personalisation && { ...personalisation, rows: [] } }

  expect(personalisationOf(aProduct({ traits }), facts)?.kind).toBe(kind)
})

test('a variant shows its own pictures, all others those of the product', () => {
  const own = anImage({ src: 'own.webp' })
  const product = aProduct()
  const facts = { variantImages: { '1_large': [own] } }

  expect(imagesOfVariant(product, facts, { referenceKey: '1_large' })).toEqual([own])
  expect(imagesOfVariant(product, facts, { referenceKey: '1_small' })).toEqual(product.images)
  expect(imagesOfVariant(product, facts, null)).toEqual(product.images)
})

test('medical products are explained in Germany alone', () => {
  expect(COUNTRIES.filter(explainsMedicalProducts)).toEqual(['DE'])
})
