import { expect, test } from 'vitest'
import { csvTable } from './csv-table.ts'
import { goodsTable } from './goods-table.ts'

const table = (...rows: string[]) => goodsTable(csvTable(`\ufeff${rows.join('\r\n')}\r\n`))

test('columns stand in any order, and others are passed over', () => {
  const { lines } = table('name;stock;price DE;article;before DE', 'Sofa;7;12,99;20_1;15', '"A;B";;;20_2;')

  expect(lines).toEqual([
    {
      line: 2,
      article: '20_1',
      stock: 7,
      prices: { DE: { price: 1299, before: 1500 } },
      costs: {},
      problem: null,
    },
    { line: 3, article: '20_2', stock: null, prices: {}, costs: {}, problem: null },
  ])
})

test('a hyphen takes the struck price away, an empty cell leaves it', () => {
  const { lines } = table('article,price FR,before FR', '20_1,,-', '20_2,9.50,')

  expect(lines.map(({ prices }) => prices)).toEqual([{ FR: { before: null } }, { FR: { price: 950 } }])
})

test('costs stand beside prices, one for each currency; a hyphen forgets one, an empty cell leaves it', () => {
  const { lines } = table('article;cost EUR;cost CHF', '20_1;4,20;CHF 4.50', '20_2;-;', '20_3;0;')

  expect(lines.map(({ costs }) => costs)).toEqual([{ EUR: 420, CHF: 450 }, { EUR: null }, { EUR: 0 }])
  expect(table('article;cost EUR', '20_1;CHF 4').lines[0]?.problem).toEqual({
    kind: 'number',
    field: 'cost EUR',
    cell: 'CHF 4',
  })
})

test.each([
  [';3;', { kind: 'noArticle' }],
  ['20_1;three;', { kind: 'number', field: 'stock', cell: 'three' }],
  ['20_1;-1;', { kind: 'number', field: 'stock' }],
  ['20_1;2,5;', { kind: 'number', field: 'stock' }],
  ['20_1;;1.234', { kind: 'number', field: 'price DE', cell: '1.234' }],
  ['20_1;;12.34,50', { kind: 'number', field: 'price DE' }],
  ['20_1;;12,50 CHF', { kind: 'number', field: 'price DE' }],
  ['20_1;1.200;', { kind: 'number', field: 'stock' }],
  ['20_1;;=1+1', { kind: 'number', field: 'price DE' }],
  ['20_1;3', { kind: 'cells' }],
  ['20_1;"3;', { kind: 'cells' }],
])('%j is refused as %j', (row, problem) => {
  expect(table('article;stock;price DE', row).lines[0]?.problem).toMatchObject(problem)
})

test.each([
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ['1\u00a0299,00', 129_900],
  ['1’299.00', 129_900],
  ["1'299.5", 129_950],
  ['1.299,00 €', 129_900],
  ['€12.50', 1250],
  ['EUR 1.299.000,00', 129_900_000],
])('an amount that a spreadsheet shows as %j is read', (cell, price) => {
  expect(table('article;price DE', `20_1;${cell}`).lines[0]).toMatchObject({ prices: { DE: { price } } })
})

test('francs are those of Switzerland', () => {
  expect(table('article;price CH', '20_1;CHF 1’299.00').lines[0]).toMatchObject({
    prices: { CH: { price: 129_900 } },
  })
})

test('an article that comes twice is said, since nobody can know which is meant', () => {
  const { lines } = table('article;stock', '20_1;3', '', '20_1;4')

  expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [4, { kind: 'twice' }],
  ])
})

test.each([[''], ['sku;stock\n20_1;3']])('%j has no articles', (text) => {
  expect(goodsTable(csvTable(text))).toEqual({ lines: [], hasArticles: false })
})
