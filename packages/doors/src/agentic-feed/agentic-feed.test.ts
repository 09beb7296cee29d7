import { readFileSync } from 'node:fs'
import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import { aPrice } from '@shop/domain/testing/a-price'
import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { expect, test } from 'vitest'
import { agenticFeed, agenticMetadata } from './agentic-feed.ts'
import type { AgenticPlace } from './agentic-product.ts'

const schema = JSON.parse(
  readFileSync(new URL('../testing/schemas/acp-feed-2026-04-17.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(schema, 'feed')

const PLACE: AgenticPlace = {
  addressOf: (path) => `https://shop.example${path}`,
  pictureOf: (src) => (src === '' ? null : `https://shop.example/i/${src}`),
  seller: { name: 'Haus', links: [{ type: 'privacy_policy', url: 'https://shop.example/datenschutz/' }] },
  optionNames: { colour: 'Farbe', size: 'Ausführung' },
}
const SALE = {
  lowestPriorPrice: 2500,
  appliedReductions: [
    {
      category: 'sale' as const,
      type: 'relative' as const,
      amount: { relative: 0.2, absoluteWithTax: 500 },
    },
  ],
}

test('the articles of a product are one line, valid against the schema of the protocol', async () => {
  const lines = await feedOf([...articles(1, 2), ...articles(2, 1)])

  expect(lines.map(({ id, variants }) => [id, variants.length])).toEqual([
    ['100', 2],
    ['200', 1],
  ])
  for (const line of lines) expect(problemsOf('Product', line)).toEqual([])
})

test('metadata is valid against the schema of the protocol', () => {
  expect(
    problemsOf('FeedMetadata', agenticMetadata('haus-fr-ch', 'CH', new Date('2026-11-22T08:00:00Z'))),
  ).toEqual([])
})

test('a price is what is paid, with the one before only while a sale is running', async () => {
  const [item] = articles(1, 1)
  if (!item) throw new Error('There is no article.')
  const price = { ...aPrice({ withTax: 2000 }), ...SALE }
  const onSale = { ...item, variant: { ...item.variant, price } }

  const [running] = await feedOf([{ ...onSale, sale: { from: new Date(0), until: null } }])
  const [over] = await feedOf([{ ...onSale, sale: null }])

  expect(running?.variants[0]).toMatchObject({
    price: { amount: 2000, currency: 'EUR' },
    list_price: { amount: 2500, currency: 'EUR' },
  })
  expect(over?.variants[0]).not.toHaveProperty('list_price')
})

test('what is sold by volume says its unit price', async () => {
  const [item] = articles(1, 1)
  if (!item) throw new Error('There is no article.')
  const price = { ...aPrice({ withTax: 1500 }), reference: { withTax: 2000, unit: 'LI', size: 1 } }

  const [line] = await feedOf([
    { ...item, variant: { ...item.variant, price }, content: { unit: 'LI', size: 0.75 } },
  ])

  expect(line?.variants[0]?.unit_price).toEqual({
    amount: 2000,
    currency: 'EUR',
    measure: { value: 0.75, unit: 'l' },
    reference: { value: 1, unit: 'l' },
  })
  expect(problemsOf('Product', line)).toEqual([])
})

test.each([
  [
    { buyability: 1, stock: { quantity: 3 } },
    { available: true, status: 'in_stock' },
  ],
  [
    { buyability: 1, stock: { quantity: 0 } },
    { available: false, status: 'out_of_stock' },
  ],
  [
    { buyability: 4, stock: { quantity: 3 } },
    { available: false, status: 'out_of_stock' },
  ],
  [
    { buyability: 2, stock: { quantity: 0 }, deliveryDays: { from: 999, to: 999 } },
    { available: true, status: 'preorder' },
  ],
])('an article with %j is %j', async (change, availability) => {
  const [item] = articles(1, 1)
  if (!item) throw new Error('There is no article.')

  const [line] = await feedOf([{ ...item, variant: { ...item.variant, ...change } }])

  expect(line?.variants[0]?.availability).toEqual(availability)
})

function articles(id: number, count: number): FeedItem[] {
  const variants = Array.from({ length: count }, (_, at) =>
    aVariant({ id: id * 10 + at, referenceKey: `${id}00_${at}`, label: `${at} cm`, gtin: '96385074' }),
  )
  const product = aProduct({ id, referenceKey: `${id}00`, variants })
  return variants.map((variant) => ({
    product,
    variant,
    energyLabel: null,
    sale: null,
    content: null,
    shipping: { method: 'parcel', cost: 595 },
  }))
}

async function feedOf(items: readonly FeedItem[]) {
  const lines: { id: string; variants: Record<string, unknown>[] }[] = []
  for await (const line of agenticFeed(each(items), PLACE)) lines.push(JSON.parse(line))
  return lines
}

async function* each(items: readonly FeedItem[]) {
  yield* items
}

function problemsOf(name: string, document: unknown): unknown[] {
  return ajv.validate({ $ref: `feed#/$defs/${name}` }, document) ? [] : (ajv.errors ?? [])
}
