import { CatalogueRecord } from '@shop/commerce/catalogue/catalogue-record'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { generatedCatalogue } from './generated-catalogue.ts'

test('as many products as asked for, each parses and none shares an id', () => {
  const records = [...generatedCatalogue(500, 7)].map((line) => v.parse(CatalogueRecord, JSON.parse(line)))
  const products = records.filter((record) => record.kind === 'product')
  const variantIds = products.flatMap(({ variants }) => variants.map(({ id }) => id))

  expect(products).toHaveLength(500)
  expect(new Set(products.map(({ referenceKey }) => referenceKey)).size).toBe(500)
  expect(new Set(variantIds).size).toBe(variantIds.length)
})

test('the seed decides what is made', () => {
  expect([...generatedCatalogue(50, 3)]).toEqual([...generatedCatalogue(50, 3)])
  expect([...generatedCatalogue(50, 3)]).not.toEqual([...generatedCatalogue(50, 4)])
})
