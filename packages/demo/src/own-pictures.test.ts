import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { CatalogueRecord, type ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PICTURES } from './catalogue/pictures.ts'
import { type DemoShop, demoCatalogue } from './demo-catalogue.ts'
import { MEDIA_FOLDER } from './media-folder.ts'

test.each(['home-shop', 'baby-shop'] as const)('every product of the %s shows itself', (shop) => {
  expect(borrowersOf(shop)).toEqual([])
})

test('no picture is heavier than 120 kB, none of a product narrower than 1,000 px, all of them below 80 MB', () => {
  const weights = PICTURES.map(({ file }) => statSync(new URL(file, MEDIA_FOLDER)).size)

  expect(PICTURES.filter((_, index) => (weights[index] ?? 0) > 120_000)).toEqual([])
  expect(PICTURES.filter(({ width }) => width < 1000)).toEqual([])
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(80_000_000)
})

/** Names of products whose first picture is also the first of a product with another name; files are compared by content. */
function borrowersOf(shop: DemoShop): string[] {
  const namesByPicture = Map.groupBy(products(shop), ({ images }) => contentOf(images[0]?.src))
  const shared = [...namesByPicture.values()]
    .map((goods) => new Set(goods.map(({ name }) => name.de)))
    .filter((names) => names.size > 1)

  return [...new Set(shared.flatMap((names) => [...names]))].toSorted()
}

function contentOf(src: string | undefined): string {
  if (src === undefined) throw new Error('A product without a picture.')
  return createHash('sha256')
    .update(readFileSync(new URL(src, MEDIA_FOLDER)))
    .digest('hex')
}

function products(shop: DemoShop): ProductRecord[] {
  return [...demoCatalogue(shop)]
    .map((line) => v.parse(CatalogueRecord, JSON.parse(line)))
    .filter((record) => record.kind === 'product')
}
