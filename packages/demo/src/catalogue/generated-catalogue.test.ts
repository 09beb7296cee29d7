import { CatalogueRecord, type ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { DemoShop } from '../demo-catalogue.ts'
import { generatedCatalogue } from './generated-catalogue.ts'

describe.each<DemoShop>(['home-shop', 'baby-shop'])('a generated catalogue of the %s', (shop) => {
  const products = productsOf([...generatedCatalogue(2000, 7, shop)])
  const variants = products.flatMap((product) => product.variants)

  test('has as many products as asked for, each parses and none shares an id', () => {
    expect(products).toHaveLength(2000)
    expect(new Set(products.map(({ referenceKey }) => referenceKey)).size).toBe(2000)
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(new Set(variants.map(({ referenceKey }) => referenceKey)).size).toBe(variants.length)
  })

  test('leaves no place of a template open', () => {
    expect(JSON.stringify(products)).not.toMatch(/[⟦⟧]|undefined/)
  })

  test('has families of colours that share maker and series', () => {
    const families = [...Map.groupBy(products, ({ masterKey }) => masterKey).values()]
    const large = families.filter((family) => family.length > 1)

    expect(large.length).toBeGreaterThan(100)
    for (const family of large)
      expect(new Set(family.map(({ brand, subbrand }) => `${brand} ${subbrand}`)).size).toBe(1)
  })

  test('has what shops have: sales, sold out, recommended prices, ratings, many makers', () => {
    const german = variants.flatMap(({ prices }) => prices.DE ?? [])

    expect(german.some(({ before, price }) => before !== null && before > price)).toBe(true)
    expect(german.every(({ before, price }) => before === null || before > price)).toBe(true)
    expect(variants.some(({ bvc, stock }) => bvc === 4 && stock === 0)).toBe(true)
    expect(products.some(({ rating }) => rating === null)).toBe(true)
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThan(50)
  })
})

test('the seed decides what is made, and a longer file begins like a shorter one', () => {
  const made = (count: number, seed: number) => [...generatedCatalogue(count, seed)]

  expect(made(50, 3)).toEqual(made(50, 3))
  expect(made(50, 3)).not.toEqual(made(50, 4))
  expect(made(80, 3).slice(0, made(50, 3).length)).toEqual(made(50, 3))
})

function productsOf(lines: string[]): ProductRecord[] {
  return lines
    .map((line) => v.parse(CatalogueRecord, JSON.parse(line)))
    .filter((record) => record.kind === 'product')
}
