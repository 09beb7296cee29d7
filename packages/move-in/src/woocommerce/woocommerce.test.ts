import { expect, test } from 'vitest'
import { foundIn, notesIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { wooAddresses } from './addresses.ts'
import { wooProducts } from './products.ts'

const HEAD =
  'ID,Type,SKU,Name,Published,Description,Tax class,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'
const GERMAN =
  'ID,Typ,Artikelnummer,Name,Veröffentlicht,Beschreibung,Steuerklasse,Vorrätig?,Lager,Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)'
const read = (...lines: string[]) => foundIn(wooProducts, [HEAD, ...lines].join('\n'))

test('variations find their product by number or id, before it and behind it', async () => {
  const found = await read(
    '13,variation,KW-T,Kissen – Türkis,1,,,1,12,29.90,39.90,,,id:11,Farbe,Türkis',
    '11,variable,KW,"Kissen ""Wolke""",1,Weich.\\nWarm.,,1,,,,"Wohnen > Kissen, Neu\\, jetzt",https://x.example/1.jpg,,Farbe,"Türkis, Natur"',
    '12,simple,BU,Buch,-1,,reduced-rate,1,7,,14,Bücher,,,,',
    '14,variation,KW-N,Kissen – Natur,1,,,1,,,"39,90",,https://x.example/2.jpg,KW,Farbe,Natur',
  )

  expect(refusalsIn(found)).toEqual([])
  expect(recordsIn(found)).toMatchObject([
    { oldId: '12', vat: 'reduced', isActive: false, variants: [{ price: 140_000, stock: 7 }] },
    {
      oldId: '11',
      name: { de: 'Kissen "Wolke"' },
      description: { de: 'Weich.\nWarm.' },
      categories: [['Wohnen', 'Kissen'], ['Neu, jetzt']],
      pictures: [{ address: 'https://x.example/2.jpg' }, { address: 'https://x.example/1.jpg' }],
      options: ['Farbe'],
      variants: [
        { oldId: '14', sku: 'KW-N', options: ['Natur'], price: 399_000, stock: 1 },
        { oldId: '13', sku: 'KW-T', options: ['Türkis'], price: 299_000, compareAt: 399_000, stock: 12 },
      ],
    },
  ])
})

test('a German export is read like an English one', async () => {
  const found = await foundIn(
    wooProducts,
    `${GERMAN}\n12,simple,BU,Buch,1,,Reduzierter Steuersatz / ermäßigt,1,7,,14,Bücher,,,,\n`,
  )

  expect(recordsIn(found)).toMatchObject([{ vat: 'reduced', variants: [{ sku: 'BU', stock: 7 }] }])
})

test.each([
  ['a variation without its product', '16,variation,T,T,1,,,1,,,9,,,id:99,Größe,groß', 'Parent'],
  ['a price that is none', '12,simple,B,B,1,,,1,,,kostenlos,,,,,', 'Regular price'],
  ['no price', '12,simple,B,B,1,,,1,,,,,,,,', 'Regular price'],
  ['no name', '12,simple,B,,1,,,1,,,9,,,,,', 'Name'],
  ['a product without variations', '11,variable,K,K,1,,,1,,,,,,,Farbe,Rot', 'Type'],
])('%s is refused on its line', async (_, line, column) => {
  const found = await read(line)

  expect(refusalsIn(found)).toMatchObject([{ line: 2, column }])
  expect(recordsIn(found)).toEqual([])
})

test('a variation for any value is refused, and with it the product', async () => {
  const found = await read(
    '11,variable,K,K,1,,,1,,,,,,,Farbe,"Rot, Blau"',
    '12,variation,K1,K,1,,,1,,,9,,,id:11,Farbe,Rot',
    '13,variation,K2,K,1,,,1,,,9,,,id:11,Farbe,',
  )

  expect(refusalsIn(found)).toMatchObject([{ line: 4, column: 'Farbe' }])
  expect(recordsIn(found)).toEqual([])
})

test.each(['grouped', 'external'])('a %s product is left out, and said so', async (type) => {
  const found = await read(`15,${type},S,Set,1,,,1,,,9,,,,,`)

  expect(recordsIn(found)).toEqual([])
  expect(notesIn(found)).toHaveLength(1)
})

test('addresses of products are read from one answer, and from several below each other', async () => {
  const one = '[{"id":1,"permalink":"https://x.example/produkt/a/"}]'
  const two = '[{"id":2,"permalink":"https://x.example/?p=2"},{"id":3}]'

  const found = await foundIn(wooAddresses, `${one}\n${two}\n`)

  expect(recordsIn(found)).toEqual([
    { kind: 'redirect', path: '/produkt/a/', target: { to: 'product', oldId: '1' } },
    { kind: 'redirect', path: '/?p=2', target: { to: 'product', oldId: '2' } },
  ])
  expect(refusalsIn(found)).toMatchObject([{ line: 3, column: 'permalink' }])
})
