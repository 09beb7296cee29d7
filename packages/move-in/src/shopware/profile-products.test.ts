import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
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

type Said = { prices?: 'gross' | 'net'; lists?: readonly OldFile[] }

const read = (lines: string[], said: Said = {}) =>
  foundIn(shopwareProductsTable, [HEAD, ...lines].join('\n'), {
    language: 'de',
    currency: 'EUR',
    lists,
    ...said,
  })

const folder = mkdtempSync(join(tmpdir(), 'shop-profile-'))
afterAll(() => rmSync(folder, { recursive: true }))

function categoriesFile(lines: string[]): OldFile {
  const path = join(folder, 'categories.csv')
  writeFileSync(path, ['id;parent_id;active;name', ...lines].join('\n'))
  return { name: 'categories.csv', path }
}

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

test('a variant that is switched off is left out, and its address leads on', async () => {
  const found = await read([MAIN, VARIANTS[0] ?? '', 'c;a;KW.2;0;4;;;34.9;;;;o2o2o2o2'])

  expect(recordsIn(found)).toMatchObject([
    { isActive: true, addresses: ['/detail/a', '/detail/b', '/detail/c'], variants: [{ oldId: 'b' }] },
  ])
  expect(notesIn(found)).toEqual(['variants that are switched off are left out'])
})

test.each([
  ['none of its variants is', ['b;a;KW.1;0;4;;;;;;;o1o1o1o1', MAIN]],
  ['it is not itself', ['b;a;KW.1;;4;;;;;;;o1o1o1o1', MAIN.replace(';1;', ';0;')]],
])('a product comes along switched off where %s switched on', async (_, lines) => {
  const found = await read(lines)

  expect(recordsIn(found)).toMatchObject([{ isActive: false, variants: [{ oldId: 'b' }] }])
  expect(notesIn(found)).toEqual([])
})

test('variants without their product are on sale as far as one of them is', async () => {
  const found = await read(['b;x;1;0;4;Alt;;5.9;19;;;o1o1o1o1', 'c;x;2;1;4;Neu;;6.9;19;;;o2o2o2o2'])

  expect(recordsIn(found)).toMatchObject([
    { oldId: 'x', name: { de: 'Neu' }, isActive: true, variants: [{ oldId: 'c' }] },
  ])
})

test('a product is let go with its last row, wherever its rows stand', async () => {
  const found = await read([VARIANTS[0] ?? '', '1;;TEE;1;4;Tee;4.2;4.5;7;;;', MAIN, ...VARIANTS.slice(1)])

  expect(recordsIn(found)).toMatchObject([{ oldId: '1' }, { oldId: 'a', variants: [{}, {}] }])
})

test('categories that are switched off, and those below them, are left out', async () => {
  const file = categoriesFile(['r;;1;Katalog', 'a;r;1;Wohnen', 'b;a;0;Sale', 'c;b;1;Restposten'])
  const found = await read(['1;;TEE;1;4;Tee;4.2;4.5;7;a|b|c;;'], { lists: [file] })

  expect(recordsIn(found)).toMatchObject([{ categories: [['Wohnen']] }])
  expect(notesIn(found)).toEqual(Array(2).fill('categories that are switched off are left out'))
})

test('lists are read once for all parts of an export', async () => {
  const file = categoriesFile(['r;;1;Katalog', 'a;r;1;Wohnen'])
  const once = { lists: [file] }
  await read(['1;;TEE;1;4;Tee;4.2;4.5;7;a;;'], once)
  rmSync(file.path)

  const found = await read(['2;;TEE.2;1;4;Tee;4.2;4.5;7;a;;'], once)

  expect(recordsIn(found)).toMatchObject([{ categories: [['Wohnen']] }])
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
