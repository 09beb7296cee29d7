import { existsSync } from 'node:fs'
import { CatalogueRecord, type ProductRecord } from '@shop/commerce/catalogue/catalogue-record'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MEDIA_FOLDER } from './catalogue/pictures.ts'
import { type DemoShop, demoCatalogue } from './demo-catalogue.ts'

const SHOPS = ['home-shop', 'baby-shop'] as const satisfies readonly DemoShop[]

test.each(SHOPS)('every line of the %s parses', (shop) => {
  for (const line of demoCatalogue(shop))
    expect(v.safeParse(CatalogueRecord, JSON.parse(line)).issues).toBe(undefined)
})

test.each(SHOPS)('every picture of the %s exists', (shop) => {
  const keys = records(shop).flatMap((record) =>
    record.kind === 'product' ? record.images.map(({ src }) => src) : (record.image?.src ?? []),
  )

  expect(keys.filter((key) => !existsSync(new URL(key, MEDIA_FOLDER)))).toEqual([])
})

test.each(SHOPS)('no id and no article number of the %s is used twice', (shop) => {
  const goods = products(shop)
  const ids = goods.map(({ id }) => id)
  const numbers = goods.map(({ referenceKey }) => referenceKey)
  const variants = goods.flatMap((product) => product.variants)

  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
  expect(new Set(variants.map(({ referenceKey }) => referenceKey)).size).toBe(variants.length)
})

function records(shop: DemoShop) {
  return [...demoCatalogue(shop)].map((line) => v.parse(CatalogueRecord, JSON.parse(line)))
}

function products(shop: DemoShop): ProductRecord[] {
  return records(shop).filter((record) => record.kind === 'product')
}
