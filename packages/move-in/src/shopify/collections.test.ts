import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundIn, notesIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { collectionsOfProducts, shopifyCollections } from './collections.ts'
import { shopifyProducts } from './products.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-collections-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (...documents: unknown[]) => {
  const path = join(folder, 'collections')
  writeFileSync(path, documents.map((one) => JSON.stringify(one)).join('\n'))
  return { path, name: 'collections' }
}
const read = (...documents: unknown[]) =>
  foundIn(shopifyCollections, documents.map((one) => JSON.stringify(one)).join('\n'))

const NODE = { id: 'gid://shopify/Collection/1', handle: 'schlafen', title: 'Schlafen' }
const REST = { id: 1, handle: 'schlafen', title: 'Schlafen', published_at: '2024-03-01T10:00:00+01:00' }
const PRODUCTS = [{ handle: 'kissen' }, { handle: 'decke' }] as const
const ROWS = PRODUCTS.map((product) => ({ ...product, id: 'gid://shopify/Product/7', __parentId: NODE.id }))
const LAST = { hasNextPage: false }
const paged = (product: { handle: string }, hasNextPage: boolean) => ({
  data: { collection: { ...NODE, products: { nodes: [product], pageInfo: { hasNextPage } } } },
})

test.each([
  ['nodes of GraphQL', [{ data: { collections: { nodes: [{ ...NODE, products: { nodes: PRODUCTS } }] } } }]],
  [
    'edges of GraphQL',
    [
      {
        data: {
          collections: {
            edges: [{ node: { ...NODE, products: { edges: PRODUCTS.map((node) => ({ node })) } } }],
          },
        },
      },
    ],
  ],
  ['the lines of a bulk operation', [NODE, ...ROWS]],
  ['a custom collection above its products', [{ custom_collections: [REST] }, { products: PRODUCTS }]],
  ['a smart collection above its products', [{ smart_collections: [REST] }, { products: PRODUCTS }]],
  ['a collection by its number above its products', [{ collection: REST }, { products: PRODUCTS }]],
  ['the lines of a bulk operation in any order', [ROWS[0], NODE, ROWS[1]]],
  [
    'an answer of GraphQL and the one that goes on with it',
    [paged(PRODUCTS[0], true), paged(PRODUCTS[1], false)],
  ],
  [
    'pages of collections',
    [
      { data: { collections: { nodes: [], pageInfo: { hasNextPage: true } } } },
      { data: { collections: { nodes: [{ ...NODE, products: { nodes: PRODUCTS } }], pageInfo: LAST } } },
    ],
  ],
])('%s say which products are in a collection', async (_, documents) => {
  expect([...(await collectionsOfProducts([fileOf(...documents)]))]).toEqual([
    ['kissen', ['Schlafen']],
    ['decke', ['Schlafen']],
  ])
  expect(await read(...documents)).toEqual([])
  expect(shopifyCollections.reads({ columns: new Set(), text: JSON.stringify(documents[0]) })).toBe(true)
})

test.each([
  ['collections', [{ data: { collections: { nodes: [], pageInfo: { hasNextPage: true } } } }], ''],
  ['products', [paged(PRODUCTS[0], true)], 'schlafen'],
])('%s that are not all answered are refused', async (column, documents, what) => {
  expect(refusalsIn(await read(...documents))).toMatchObject([{ column, what }])
})

test('of a collection that shoppers did not see nobody needs the rest', async () => {
  const { collection } = paged(PRODUCTS[0], true).data
  const unseen = { ...collection, publishedOnCurrentPublication: false }

  expect(refusalsIn(await read({ data: { collection: unseen } }))).toEqual([])
})

test('collections are read once for all parts of an export', async () => {
  const lists = [fileOf(NODE, ...ROWS)]
  const options = { language: 'de', currency: 'EUR', lists } as const
  await foundIn(shopifyProducts, 'Handle,Title,Variant Price\nlampe,Lampe,129.00', options)
  rmSync(join(folder, 'collections'))

  const found = await foundIn(shopifyProducts, 'Handle,Title,Variant Price\nkissen,Kissen,29.90', options)

  expect(recordsIn(found)).toMatchObject([{ oldId: 'kissen', categories: [['Schlafen']] }])
})

test('products are in their collections, and without one in their type as before', async () => {
  const table = [
    'Handle,Title,Type,Variant Price',
    'kissen,Kissen Wolke,Textil,29.90',
    'lampe,Lampe,Licht,129.00',
  ].join('\n')
  const second = { ...NODE, id: '2', title: 'Neu', products: { nodes: [{ handle: 'kissen' }] } }
  const lists = [fileOf(NODE, ...ROWS, { data: { collections: { nodes: [second] } } })]

  const found = await foundIn(shopifyProducts, table, { language: 'de', currency: 'EUR', lists })

  expect(recordsIn(found)).toMatchObject([
    { oldId: 'kissen', categories: [['Schlafen'], ['Neu']] },
    { oldId: 'lampe', categories: [['Licht']] },
  ])
})

test('an address that the name does not make is led on', async () => {
  const found = await read({ ...NODE, handle: 'alles-fuers-bett', products: { nodes: PRODUCTS } })

  expect(recordsIn(found)).toEqual([
    {
      kind: 'redirect',
      path: '/collections/alles-fuers-bett/',
      target: { to: 'category', address: '/collections/schlafen/' },
    },
  ])
})

test.each([
  [{ ...REST, published_at: null, products: { nodes: PRODUCTS } }, 'did not see'],
  [{ ...NODE, publishedOnCurrentPublication: false, products: { nodes: PRODUCTS } }, 'did not see'],
  [NODE, 'without products'],
])('%j is left out', async (collection, note) => {
  expect(notesIn(await read(collection))).toEqual([expect.stringContaining(note)])
  expect(await collectionsOfProducts([fileOf(collection)])).toEqual(new Map())
})

test.each([
  ['a product of no collection', [{ products: PRODUCTS.slice(1) }], { column: 'products', what: 'decke' }],
  ['a product of another collection', [NODE, { ...ROWS[0], __parentId: '9' }], { column: 'products' }],
  ['a collection without a name', [{ smart_collections: [{ ...REST, title: '' }] }], { column: 'title' }],
  ['a product without a handle', [NODE, { __parentId: NODE.id }], { column: 'handle' }],
])('%s is refused', async (_, documents, refusal) => {
  expect(refusalsIn(await read(...documents))).toMatchObject([refusal])
})
