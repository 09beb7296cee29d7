import { expect, test } from 'vitest'
import { foundIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { feedTable, feedXml } from './products.ts'

const item = (inside: string) => `<item><g:id>A</g:id><title>Kissen</title>${inside}</item>`
const rss = (...items: string[]) =>
  `\uFEFF<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('\n')}\n</channel></rss>`

test('items of one group are one product, wherever they stand', async () => {
  const found = await foundIn(
    feedXml,
    rss(
      '<item><g:id>1</g:id><g:item_group_id>G</g:item_group_id><title>Kissen „Wolke“</title><link>https://x.example/wolke?v=1</link><g:price>29.90 EUR</g:price><g:color>Türkis</g:color><g:availability>in_stock</g:availability><g:gtin>4006381333931</g:gtin></item>',
      '<item><g:id>9</g:id><title>Lampe</title><g:price>9,00 EUR</g:price><g:color>Rot</g:color></item>',
      '<item><g:id>2</g:id><g:item_group_id>G</g:item_group_id><title>Kissen</title><link>https://x.example/wolke?v=2</link><g:price>39.90 EUR</g:price><g:sale_price>29.90 EUR</g:sale_price><g:color>Natur</g:color><g:availability>preorder</g:availability></item>',
    ),
  )

  expect(refusalsIn(found)).toEqual([])
  expect(recordsIn(found)).toMatchObject([
    { oldId: '9', options: [], variants: [{ price: 90_000, stock: 0, sku: '9' }] },
    {
      oldId: 'G',
      addresses: ['/wolke'],
      name: { de: 'Kissen „Wolke“' },
      options: ['Farbe'],
      variants: [
        { oldId: '1', options: ['Türkis'], price: 299_000, compareAt: null, stock: 1, gtin: '4006381333931' },
        { oldId: '2', options: ['Natur'], price: 299_000, compareAt: 399_000, stock: 0 },
      ],
    },
  ])
})

test('a price of the shipping is none of the product, and CDATA is read', async () => {
  const found = await foundIn(
    feedXml,
    rss(
      item(
        '<g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping><g:price>9.00 EUR</g:price><description><![CDATA[<p>Weich &amp; <b>warm</b></p>]]></description>',
      ),
    ),
  )

  expect(recordsIn(found)).toMatchObject([
    { description: { de: 'Weich & warm' }, variants: [{ price: 90_000 }] },
  ])
})

test('of the query of an address only what says which page it was is kept', async () => {
  const link = (address: string) =>
    item(`<g:price>9.00 EUR</g:price><link>${address.replaceAll('&', '&amp;')}</link>`)

  const found = await foundIn(
    feedXml,
    rss(link('https://x.example/index.php?route=product/product&product_id=42&utm_source=google')),
  )

  expect(recordsIn(found)).toMatchObject([{ addresses: ['/index.php?product_id=42&route=product/product'] }])
})

test('an Atom feed is read with its addresses', async () => {
  const found = await foundIn(
    feedXml,
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>1</g:id><title>Lampe</title><link href="https://x.example/lampe"/><g:price>9.00 EUR</g:price></entry></feed>',
  )

  expect(recordsIn(found)).toMatchObject([{ oldId: '1', addresses: ['/lampe'], name: { de: 'Lampe' } }])
})

test('a table with tabs is read like a feed', async () => {
  const found = await foundIn(
    feedTable,
    'id\ttitle\tlink\timage link\tadditional image link\tprice\tavailability\tproduct type\n1\tKissen\thttps://x.example/k\thttps://x.example/1.jpg\thttps://x.example/2.jpg,https://x.example/3.jpg\t9,00 EUR\tin stock\tWohnen > Kissen\n',
  )

  expect(recordsIn(found)).toMatchObject([
    {
      oldId: '1',
      categories: [['Wohnen', 'Kissen']],
      pictures: [
        { address: 'https://x.example/1.jpg' },
        { address: 'https://x.example/2.jpg' },
        { address: 'https://x.example/3.jpg' },
      ],
      variants: [{ stock: 1 }],
    },
  ])
})

test.each([
  ['another currency', item('<g:price>9.00 CHF</g:price>'), 'price', 'CHF'],
  ['a currency that the shop has not', item('<g:price>9.00 USD</g:price>'), 'price', 'no amount'],
  ['no price', item(''), 'price', 'missing'],
  ['no id', '<item><title>A</title><g:price>1.00 EUR</g:price></item>', 'id', 'id'],
  ['no title', '<item><g:id>A</g:id><g:price>1.00 EUR</g:price></item>', 'title', ''],
])('%s is refused on its line', async (_, xml, column, why) => {
  const found = await foundIn(feedXml, rss(xml))

  expect(refusalsIn(found)).toMatchObject([{ line: 3, column, why: expect.stringContaining(why) }])
  expect(recordsIn(found)).toEqual([])
})

test('a feed that was cut off keeps its whole items and says where it ends', async () => {
  const whole = rss(
    item('<g:price>9.00 EUR</g:price>'),
    item('<g:price>9.00 EUR</g:price>').replace('>A<', '>B<'),
  )

  const found = await foundIn(feedXml, whole.slice(0, whole.indexOf('>B<') + 30))

  expect(recordsIn(found)).toHaveLength(1)
  expect(refusalsIn(found)).toMatchObject([{ line: 4, why: expect.stringContaining('ends in the middle') }])
})

// A broken letter came into the name of the product as a question mark in a diamond.
test('an item with a broken letter is refused with its line, and the others are read', async () => {
  const feed = rss(
    '<item><g:id>1</g:id><title>Gr%n</title><g:price>9 EUR</g:price></item>',
    item('<g:price>9 EUR</g:price>'),
  )
  const [before = '', after = ''] = feed.split('%')

  const found = await foundIn(
    feedXml,
    Buffer.concat([Buffer.from(before), Buffer.from([0xfc]), Buffer.from(after)]),
  )

  expect(refusalsIn(found)).toMatchObject([{ line: 3, column: 'title', why: 'the item is not UTF-8' }])
  expect(recordsIn(found)).toMatchObject([{ oldId: 'A' }])
})

test('a feed that names another encoding is read in it', async () => {
  const feed = rss(item('<g:price>9 EUR</g:price>'))
    .replace('Kissen', 'Größe')
    .replace('"1.0"', '"1.0" encoding="ISO-8859-1"')

  const found = await foundIn(feedXml, Buffer.from(feed.slice(1), 'latin1'))

  expect(refusalsIn(found)).toEqual([])
  expect(recordsIn(found)).toMatchObject([{ name: { de: 'Größe' } }])
})
