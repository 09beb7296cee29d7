import { expect, test } from 'vitest'
import { foundIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { shopifyProducts } from './products.ts'

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Gift Card,Status'
const NEW_HEAD =
  'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Image alt text,Gift card'

const read = (...lines: string[]) => foundIn(shopifyProducts, [HEAD, ...lines].join('\n'))

test('rows with one handle are one product with its variants and pictures', async () => {
  const found = await read(
    'wolke,"Kissen ""Wolke""","<p>Weich &amp;',
    'warm</p>",Nordlicht,Kissen,true,Größe,40,Farbe,Türkis,KW-1,12,29.90,39.90,\'4006381333931,https://x.example/1.jpg,Vorn,false,active',
    'wolke,,,,,,,60,,Natur,,-3,44.90,,,,,,',
    'wolke,,,,,,,,,,,,,,,https://x.example/2.jpg,,,',
  )

  expect(recordsIn(found)).toEqual([
    {
      kind: 'product',
      oldId: 'wolke',
      addresses: ['/products/wolke/'],
      name: { de: 'Kissen "Wolke"' },
      description: { de: 'Weich & warm' },
      brand: 'Nordlicht',
      categories: [['Kissen']],
      pictures: [
        { address: 'https://x.example/1.jpg', alt: 'Vorn' },
        { address: 'https://x.example/2.jpg', alt: '' },
      ],
      options: ['Größe', 'Farbe'],
      isActive: true,
      vat: 'standard',
      maker: null,
      variants: [
        {
          oldId: 'wolke / 40 / Türkis',
          sku: 'KW-1',
          gtin: '4006381333931',
          options: ['40', 'Türkis'],
          price: 299_000,
          compareAt: 399_000,
          stock: 12,
        },
        {
          oldId: 'wolke / 60 / Natur',
          sku: null,
          gtin: null,
          options: ['60', 'Natur'],
          price: 449_000,
          compareAt: null,
          stock: 0,
        },
      ],
    },
  ])
  expect(refusalsIn(found)).toEqual([])
})

test('the columns of 2024 are read like the ones before', async () => {
  const found = await foundIn(
    shopifyProducts,
    `\uFEFF${NEW_HEAD}\r\nLampe,lampe,Hell.,Nordlicht,Home & Garden > Lighting,,TRUE,Active,TL-1,,Title,Default Title,129.00,,3,,,FALSE\r\n`,
  )

  expect(recordsIn(found)).toMatchObject([
    {
      oldId: 'lampe',
      categories: [['Home & Garden', 'Lighting']],
      options: [],
      variants: [{ oldId: 'lampe', options: [], price: 1_290_000, stock: 3 }],
    },
  ])
})

test.each([
  ['active', 'true', true],
  ['draft', 'true', false],
  ['archived', 'true', false],
  ['active', 'false', false],
  ['', '', true],
])('a product that is %s and published %s is on: %s', async (status, published, expected) => {
  const found = await read(`a,A,,,,${published},Title,Default Title,,,A1,1,1.00,,,,,,${status}`)

  expect(recordsIn(found)).toMatchObject([{ isActive: expected }])
})

test.each([
  ['a price that is none', ['a,A,,,,,Title,Default Title,,,A1,1,auf Anfrage,,,,,,'], 2, 'Variant Price'],
  ['a price that may be either', ['a,A,,,,,Title,Default Title,,,A1,1,1.299,,,,,,'], 2, 'Variant Price'],
  ['no price', ['a,A,,,,,Title,Default Title,,,A1,1,,,,,,,'], 2, 'Variant Price'],
  ['a count that is none', ['a,A,,,,,Title,Default Title,,,A1,viele,1.00,,,,,,'], 2, 'Variant Inventory Qty'],
  [
    'a variant without its value',
    ['a,A,,,,,Größe,40,,,A1,1,1.00,,,,,,', 'a,,,,,,,,,,A2,1,1.00,,,,,,'],
    3,
    'Option1 Value',
  ],
  ['no title', ['a,,,,,,Title,Default Title,,,A1,1,1.00,,,,,,'], 2, 'Title'],
  ['no handle', [',A,,,,,Title,Default Title,,,A1,1,1.00,,,,,,'], 2, ''],
  ['a cell too many', ['a,A,,,,,Title,Default Title,,,A1,1,1.00,,,,,,,too,many'], 2, ''],
])('%s is refused with its line and column', async (_, lines, line, column) => {
  const found = await read(...lines)

  const [refusal] = refusalsIn(found)
  expect(refusal).toMatchObject({ file: 'file', line, ...(column === '' ? {} : { column }) })
  expect(refusal?.why).not.toBe('')
  expect(refusal?.remedy).not.toBe('')
  expect(recordsIn(found)).toEqual([])
})

test('rows of a product that do not follow each other are refused, and the others stay', async () => {
  const row = (handle: string) => `${handle},A,,,,,Title,Default Title,,,,1,1.00,,,,,,`
  const found = await read(row('a'), row('b'), row('a'))

  expect(recordsIn(found).map((record) => record.kind === 'product' && record.oldId)).toEqual(['a', 'b'])
  expect(refusalsIn(found)).toMatchObject([{ line: 4, what: 'a' }])
})

test('a quote that is never closed ends the file, and says where', async () => {
  const found = await read('a,A,,,,,Title,Default Title,,,,1,1.00,,,,,,', 'b,"B,,,,,,,,,,1,1.00,,,,,,')

  expect(recordsIn(found)).toHaveLength(1)
  expect(refusalsIn(found)).toMatchObject([{ line: 3 }])
})

test.each([
  ['Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy', 'shopify,4,deny', 4],
  ['Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy', 'shopify,-2,deny', 0],
  ['Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy', ',0,deny', null],
  ['Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy', 'shopify,-2,continue', null],
  ['Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy', 'shopify,4,continue', 4],
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', ',0,DENY', null],
  ['Inventory tracker,Inventory quantity,Continue selling when out of stock', 'shopify,0,CONTINUE', null],
])('stock under %s: %s', async (columns, cells, stock) => {
  const found = await foundIn(
    shopifyProducts,
    `Handle,Title,Option1 Name,Option1 Value,Variant Price,${columns}\nvase,Vase,,,9.00,${cells}\n`,
  )

  expect(recordsIn(found)).toMatchObject([{ variants: [{ stock }] }])
})

test('collections are the categories of a product, before its type; pictures of its text come along', async () => {
  const found = await foundIn(
    shopifyProducts,
    [
      'Handle,Title,Body (HTML),Type,Collection,Variant Price,Image Src',
      'wolke,Wolke,<img src="https://x.example/text.jpg" alt="Naht">,Kissen,"Sofakissen, Neuheiten,Neuheiten",29.90,https://x.example/1.jpg',
      'mond,Mond,,Kissen,,19.90,',
    ].join('\n'),
  )

  expect(recordsIn(found)).toMatchObject([
    {
      categories: [['Sofakissen'], ['Neuheiten']],
      pictures: [
        { address: 'https://x.example/1.jpg' },
        { address: 'https://x.example/text.jpg', alt: 'Naht' },
      ],
    },
    { categories: [['Kissen']], pictures: [] },
  ])
})
