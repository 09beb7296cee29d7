import { expect, test } from 'vitest'
import { foundIn, notesIn, recordsIn, refusalsIn } from '../testing/found-in.ts'
import { shopwareCategories } from './categories.ts'
import { shopwareCustomers, shopwarePasswords } from './customers.ts'
import { shopwareOrders } from './orders.ts'
import { shopwareProducts } from './products.ts'

const named = (name: string) => ({ name: null, translated: { name } })
const option = (group: string, value: string) => ({ ...named(value), group: named(group) })
const product = (id: string, more: object = {}) => ({
  ...{ id, parentId: null, productNumber: `N-${id}`, active: true, stock: 3, isCloseout: true },
  translated: { name: `Ding ${id}`, description: '<p>Weich.</p>' },
  calculatedPrice: { unitPrice: 29.9, listPrice: null },
  tax: { taxRate: 19 },
  ...more,
})
const products = (...elements: object[]) => foundIn(shopwareProducts, JSON.stringify({ elements }))
const wolke = (id: string, colour: string, more: object = {}) =>
  product(id, { parentId: 'a', options: [option('Farbe', colour)], ...more })

test('variants belong to their product wherever they stand, also in another answer below', async () => {
  const found = await foundIn(
    shopwareProducts,
    [[wolke('b', 'Türkis')], [product('a'), wolke('c', 'Natur')]]
      .map((elements) => JSON.stringify({ elements }))
      .join('\n'),
  )

  expect(recordsIn(found)).toMatchObject([
    {
      oldId: 'a',
      name: { de: 'Ding a' },
      description: { de: 'Weich.' },
      options: ['Farbe'],
      addresses: ['/detail/a', '/detail/b', '/detail/c'],
      variants: [
        { oldId: 'b', sku: 'N-b', options: ['Türkis'], price: 299_000 },
        { oldId: 'c', options: ['Natur'] },
      ],
    },
  ])
})

test('a product whose variants alone are answered is made of them', async () => {
  const found = await products(wolke('b', 'Türkis'), wolke('c', 'Natur'))

  expect(recordsIn(found)).toMatchObject([{ oldId: 'a', name: { de: 'Ding b' }, variants: [{}, {}] }])
})

test('what a product says is taken over', async () => {
  const found = await products(
    product('a', {
      calculatedPrice: { unitPrice: 8.9, listPrice: { price: 9.9 } },
      tax: { taxRate: 7 },
      ean: '4006381333931',
      manufacturer: named('Nordlicht'),
      categories: [{ breadcrumb: ['Katalog', 'Küche', 'Tee'] }, { breadcrumb: ['Katalog'] }],
      properties: [option('Herkunft', 'Allgäu')],
      cover: { media: { url: 'https://x.example/1.jpg', alt: 'Tee' } },
      media: [
        { position: 0, media: { url: 'https://x.example/1.jpg' } },
        { position: 1, media: { url: 'https://x.example/2.jpg' } },
      ],
      seoUrls: [{ seoPathInfo: 'Tee/N-a' }],
      purchaseUnit: 100,
      unit: { shortCode: 'g', ...named('Gramm') },
      deliveryTime: { min: 1, max: 2, unit: 'week' },
    }),
  )

  expect(recordsIn(found)).toMatchObject([
    {
      vat: 'reduced',
      brand: 'Nordlicht',
      categories: [['Küche', 'Tee']],
      attributes: [{ name: 'Herkunft', values: ['Allgäu'] }],
      pictures: [{ address: 'https://x.example/1.jpg', alt: 'Tee' }, { address: 'https://x.example/2.jpg' }],
      addresses: ['/Tee/N-a', '/detail/a'],
      variants: [
        {
          ...{ gtin: '4006381333931', price: 89_000, compareAt: 99_000, stock: 3 },
          content: { unit: 'KG', size: 0.1 },
          deliveryDays: { from: 5, to: 10 },
        },
      ],
    },
  ])
})

test.each([
  [{ stock: 0, isCloseout: true }, 0],
  [{ stock: -2, isCloseout: true }, 0],
  [{ stock: 0, isCloseout: false }, null],
  [{ stock: 5, availableStock: 2 }, 2],
])('of %j the stock is %j', async (said, stock) => {
  expect(recordsIn(await products(product('a', said)))).toMatchObject([{ variants: [{ stock }] }])
})

test('a variant without one of the options is refused, and with it the product; so is what is no answer', async () => {
  const found = await products(product('a'), wolke('b', 'Türkis'), product('c', { parentId: 'a' }))
  const broken = await products({ ...product('d'), calculatedPrice: { unitPrice: 'auf Anfrage' } })

  expect(refusalsIn(found)).toMatchObject([{ column: 'options', what: 'N-c' }])
  expect(recordsIn(found)).toEqual([])
  expect(refusalsIn(broken)).toMatchObject([{ column: 'calculatedPrice.unitPrice', what: 'd' }])
})

test('a category leads on from its id and all its addresses; the root is none', async () => {
  const found = await foundIn(
    shopwareCategories,
    JSON.stringify({
      elements: [
        { id: 'r', breadcrumb: ['Katalog'] },
        { id: 'k', breadcrumb: ['Katalog', 'Wohnen', 'Kissen'], seoUrls: [{ seoPathInfo: 'Alle-Kissen/' }] },
      ],
    }),
  )

  const target = { to: 'category', address: '/wohnen/kissen/' }
  expect(recordsIn(found)).toMatchObject([
    { path: '/navigation/k', target },
    { path: '/Alle-Kissen/', target },
  ])
})

test('customers come with the address for deliveries first, and guests do not', async () => {
  const address = (id: string, city: string) => ({
    id,
    street: 'Weg 1',
    zipcode: '20457',
    city,
    country: { iso: 'DE' },
  })
  const found = await foundIn(
    shopwareCustomers,
    JSON.stringify({
      data: [
        {
          ...{ id: '1', email: 'Ida@kunden.example', firstName: 'Ida', lastName: 'Berg' },
          defaultShippingAddressId: 'y',
          addresses: [address('x', 'Berlin'), address('y', 'Hamburg')],
        },
        { id: '2', email: 'gast@kunden.example', guest: true },
      ],
    }),
  )

  expect(recordsIn(found)).toMatchObject([
    { email: 'ida@kunden.example', addresses: [{ city: 'Hamburg' }, { city: 'Berlin' }] },
  ])
  expect(notesIn(found).join()).toContain('guests')
})

test('a password finds its customer, however the id is written', async () => {
  const found = await foundIn(shopwarePasswords, 'id,password\n0xAB12,$2y$10$x\n')

  expect(recordsIn(found)).toEqual([{ kind: 'password', oldId: 'ab12', hash: '$2y$10$x' }])
})

const ORDER = {
  ...{ id: '7', orderNumber: '20001', orderDateTime: '2025-03-02T10:15:00.000+00:00', amountTotal: 31.8 },
  ...{ shippingTotal: 4.9, currency: { isoCode: 'EUR' }, orderCustomer: { email: 'ida@kunden.example' } },
  lineItems: [
    {
      ...{ label: 'Kissen', quantity: 1, totalPrice: 29.9 },
      payload: { productNumber: 'KW', options: [{ group: 'Farbe', option: 'Türkis' }] },
    },
    { label: 'Willkommen', type: 'promotion', quantity: 1, totalPrice: -3, payload: [] },
  ],
}
const state = (technicalName: string) => ({ stateMachineState: { technicalName } })

test.each([
  ['open', state('open'), 0],
  ['delivered', state('completed'), 0],
  ['delivered', { deliveries: [state('shipped')] }, 0],
  ['cancelled', state('cancelled'), 0],
  ['refunded', { transactions: [state('refunded')] }, 3180],
])('an order is %s by %j', async (said, more, refunded) => {
  const found = await foundIn(shopwareOrders, JSON.stringify({ data: [{ ...ORDER, ...more }] }))

  expect(recordsIn(found)).toMatchObject([
    {
      ...{ state: said, refunded, total: 3180, sums: { discount: 300, shipping: 490, fees: 0, tax: 0 } },
      lines: [{ options: 'Farbe: Türkis', articleNumber: 'KW', total: 2990 }],
    },
  ])
})

test('tax that comes on top counts; an order that does not add up is refused', async () => {
  const net = { ...ORDER, amountTotal: 37.84, taxStatus: 'net', price: { calculatedTaxes: [{ tax: 6.04 }] } }
  const found = await foundIn(shopwareOrders, JSON.stringify({ data: [net, { ...ORDER, amountTotal: 99 }] }))

  expect(recordsIn(found)).toMatchObject([{ sums: { tax: 604 } }])
  expect(refusalsIn(found)).toMatchObject([{ column: 'amountTotal', what: '99.00' }])
})
