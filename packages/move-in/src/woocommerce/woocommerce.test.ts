import { describe, expect, test } from 'vitest'
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
        { oldId: '14', sku: 'KW-N', options: ['Natur'], price: 399_000, stock: null },
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

describe('what extensions add', () => {
  const GERMANIZED = 'GTIN,Unit,Unit base,Unit product,Delivery time,Minimum age,Is food?,Brands'
  const IN_GERMAN =
    'GTIN,Einheit,Grundpreiseinheit,Produkteinheit,Lieferzeit,Mindestalter,Ist Lebensmittel?,Marken'
  const MARKET =
    'Meta: _gm_gtin,Meta: _unit_regular_price_per_unit,Meta: _unit_regular_price_per_unit_mult,Meta: _auto_ppu_complete_product_quantity,Meta: _v_unit_regular_price_per_unit,Meta: _v_auto_ppu_complete_product_quantity,Meta: _lieferzeit'
  const TEA = '12,simple,TEE,Tee,1,,,1,7,,9.90,,,,,'
  const readWith = (columns: string, ...lines: string[]) =>
    foundIn(wooProducts, [`${HEAD},${columns}`, ...lines].join('\n'))

  test.each([GERMANIZED, IN_GERMAN])(
    'barcode, unit price and delivery of Germanized: %s',
    async (columns) => {
      const found = await readWith(columns, `${TEA},4006381333931,g,100,250,ca. 2-3 Werktage,18,1,Nordlicht`)

      expect(recordsIn(found)).toMatchObject([
        {
          brand: 'Nordlicht',
          variants: [
            {
              gtin: '4006381333931',
              content: { unit: 'KG', size: 0.25 },
              deliveryDays: { from: 2, to: 3 },
            },
          ],
        },
      ])
      expect(notesIn(found)).toEqual([
        expect.stringContaining('the shop asks for no age'),
        expect.stringContaining('nothing of what food has to say'),
      ])
    },
  )

  test('German Market: a variation says itself what it holds, or holds what its product does', async () => {
    const found = await readWith(
      MARKET,
      '11,variable,K,Kerze,1,,,1,,,,,,,Farbe,"Rot, Blau",,kg,1,0.5,,,4',
      '13,variation,K1,Kerze,1,,,1,,,9,,,id:11,Farbe,Rot,4006381333931,,,,g,250,4',
      '14,variation,K2,Kerze,1,,,1,,,9,,,id:11,Farbe,Blau,,,,,,,0',
    )

    expect(recordsIn(found)).toMatchObject([
      {
        variants: [
          { gtin: '4006381333931', content: { unit: 'KG', size: 0.25 } },
          { gtin: null, content: { unit: 'KG', size: 0.5 } },
        ],
      },
    ])
    expect(notesIn(found)).toEqual(Array(2).fill(expect.stringContaining('say --delivery-days')))
  })

  test('the barcode of WooCommerce itself comes first, and an empty column hides no other', async () => {
    const found = await readWith(
      '"GTIN, UPC, EAN, or ISBN",EAN,Meta: _alg_ean',
      `${TEA},4006381333931,1,2`,
      `${TEA.replace('12,', '13,')},,,2`,
    )

    expect(recordsIn(found)).toMatchObject([
      { variants: [{ gtin: '4006381333931' }] },
      { variants: [{ gtin: '2' }] },
    ])
  })

  test('units and delivery times that say nothing here are named', async () => {
    const found = await readWith(GERMANIZED, `${TEA},,Stück,1,3,sofort lieferbar,,,`)

    expect(recordsIn(found)).toMatchObject([{ variants: [expect.not.objectContaining({ content: {} })] }])
    expect(notesIn(found)).toEqual([
      expect.stringContaining('"3 Stück"'),
      expect.stringContaining('"sofort lieferbar"'),
    ])
  })

  test('attributes that make no variants come along, but for hidden ones; one that is called brand is the brand', async () => {
    const found = await foundIn(
      wooProducts,
      [
        `${HEAD},Attribute 1 visible,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 3 name,Attribute 3 value(s),Attribute 3 visible`,
        '11,variable,K,Kissen,1,,,1,,,,,,,Farbe,"Rot, Blau",1,Material,"Leinen, Daune",1,Marke,Nordlicht,0',
        '13,variation,K1,Kissen,1,,,1,,,9,,,id:11,Farbe,Rot,,,,,,,',
      ].join('\n'),
    )

    expect(recordsIn(found)).toMatchObject([
      {
        brand: 'Nordlicht',
        options: ['Farbe'],
        attributes: [{ name: 'Material', values: ['Leinen', 'Daune'] }],
        variants: [{ options: ['Rot'] }],
      },
    ])
  })
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

describe('stock', () => {
  const STOCK_HEAD =
    'ID,Type,SKU,Name,Published,Tax status,Tax class,In stock?,Stock,Backorders allowed?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
  const stocks = async (...lines: string[]) => {
    const found = await foundIn(wooProducts, [STOCK_HEAD, ...lines].join('\n'))
    return recordsIn(found).flatMap((record) =>
      record.kind === 'product' ? record.variants.map(({ stock }) => stock) : [],
    )
  }

  test.each([
    ['counted', '1,7,0', 7],
    ['counted and sold out', '0,0,0', 0],
    ['counted, and sold more than there was', "0,'-2,0", 0],
    ['not counted, and there', '1,,0', null],
    ['not counted, and sold out', '0,,0', 0],
    ['sold out, and sold on', 'backorder,-3,1', null],
    ['sold on, the shopper is told', '1,0,notify', null],
    ['sold on once the last one is gone', '1,4,1', 4],
  ])('what is %s: %s', async (_, cells, stock) => {
    expect(await stocks(`12,simple,B,Buch,1,,,${cells},14,,,`)).toEqual([stock])
  })

  test('variations that share a count get parts of it, no more than there is', async () => {
    const found = await stocks(
      '11,variable,K,Kissen,1,,,1,7,0,,,Farbe,"Rot, Blau"',
      '12,variation,K-R,Rot,1,,,1,parent,0,9,id:11,Farbe,Rot',
      '13,variation,K-B,Blau,1,,,1,parent,0,9,id:11,Farbe,Blau',
    )

    expect(found).toEqual([3, 4])
  })

  test.each([
    ['12,simple,B,Buch,1,none,,1,7,0,14,,,', 'products without tax'],
    ['12,simple,B,Buch,1,taxable,zero-rate,1,7,0,14,,,', 'the tax class "zero-rate"'],
  ])('a tax that there is not here is named', async (line, note) => {
    const found = await foundIn(wooProducts, `${STOCK_HEAD}\n${line}`)

    expect(notesIn(found).join()).toContain(note)
    expect(recordsIn(found)).toMatchObject([{ vat: 'standard' }])
  })
})
