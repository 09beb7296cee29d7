import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { OldFile } from '../reading/old-file.ts'
import { foundIn, notesIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { profileLists } from './profile-lists.ts'
import { shopwareProductsTable } from './profile-products.ts'

const HEAD =
  'id;parent_id;product_number;active;stock;name;price_net;price_gross;tax_rate;categories;propertyIds;optionIds'
const sample = (name: string): OldFile => ({
  name,
  path: fileURLToPath(new URL(`../../../../docs/move-in/samples/${name}`, import.meta.url)),
})
const lists = [sample('shopware-profile-categories.csv'), sample('shopware-profile-properties.csv')]

const read = (lines: string[], said: { prices?: 'gross' | 'net'; lists?: OldFile[] } = {}) =>
  foundIn(shopwareProductsTable, [HEAD, ...lines].join('\n'), {
    language: 'de',
    currency: 'EUR',
    lists,
    ...said,
  })

const MAIN = 'a;;KW;1;0;Kissen;25.126050420168;29.9;19;c2c2c2c2;p1p1p1p1;'
const VARIANTS = ['b;a;KW.1;;12;;;;;;;o1o1o1o1', 'c;a;KW.2;;-1;;29.327731092437;34.9;;;;o2o2o2o2']

test('variants find their product wherever it stands, with names of options, categories and properties', async () => {
  const found = await read([...VARIANTS, MAIN])

  expect(recordsIn(found)).toMatchObject([
    {
      oldId: 'a',
      addresses: ['/detail/a', '/detail/b', '/detail/c'],
      name: { de: 'Kissen' },
      categories: [['Wohnen', 'Kissen']],
      attributes: [{ name: 'Material', values: ['Leinen'] }],
      options: ['Farbe'],
      isActive: true,
      vat: 'standard',
      variants: [
        { oldId: 'b', sku: 'KW.1', options: ['Türkis'], price: 299_000, stock: 12 },
        { oldId: 'c', sku: 'KW.2', options: ['Natur'], price: 349_000, stock: 0 },
      ],
    },
  ])
  expect(refusalsIn(found)).toEqual([])
})

test('of prices without tax four decimals are kept', async () => {
  expect(recordsIn(await read([MAIN], { prices: 'net' }))).toMatchObject([{ variants: [{ price: 251_261 }] }])
})

test.each([
  ['1;;TEE;1;4;Tee;4.2;4.5;7;;;', { vat: 'reduced', isActive: true }],
  ['1;;TEE;0;4;Tee;4.2;4.5;19;;;', { vat: 'standard', isActive: false }],
  ['1;;TEE;1;4;Tee;4.5;4.5;0;;;', { vat: 'standard' }],
])('%s is %j', async (line, said) => {
  expect(recordsIn(await read([line]))).toMatchObject([said])
})

test('what no file names is left out, or refused where variants differ in it', async () => {
  const without = await read(['1;;TEE;1;4;Tee;4.2;4.5;7;c3c3c3c3|c9;p9;'])
  const option = await read([MAIN, ...VARIANTS], { lists: [] })

  expect(recordsIn(without)).toMatchObject([{ categories: [['Tee']] }])
  expect(notesIn(without)).toEqual([
    expect.stringContaining('properties'),
    expect.stringContaining('categories'),
  ])
  expect(refusalsIn(option)).toMatchObject([
    { column: 'optionIds', what: 'o1o1o1o1' },
    { column: 'optionIds', what: 'o2o2o2o2' },
  ])
})

test('a variant that lacks an option of the others is refused, and so is a price that is none', async () => {
  const lacking = await read([MAIN, VARIANTS[0] ?? '', 'c;a;KW.2;;1;;;;;;;'])
  const price = await read(['1;;TEE;1;4;Tee;;auf Anfrage;7;;;'])

  expect(refusalsIn(lacking)).toMatchObject([{ what: 'KW.2', why: 'the variant does not say its "Farbe"' }])
  expect(refusalsIn(price)).toMatchObject([{ column: 'price_gross', what: 'auf Anfrage' }])
})

test('a category has the names that lead to it, without the root', async () => {
  const { categories } = await profileLists(lists)

  expect(Object.fromEntries(categories)).toEqual({
    c0c0c0c0: [],
    c1c1c1c1: ['Wohnen'],
    c2c2c2c2: ['Wohnen', 'Kissen'],
    c3c3c3c3: ['Tee'],
  })
})
