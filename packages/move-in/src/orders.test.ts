import { describe, expect, test } from 'vitest'
import { ownOrders } from './csv/orders.ts'
import { shopifyOrders } from './shopify/orders.ts'
import { foundIn, notesIn, recordsIn, refusalsIn } from './testing/found-in.ts'
import { wooOrders } from './woocommerce/orders.ts'

const NOTHING = { discount: 0, shipping: 0, fees: 0, tax: 0 }

describe('a table of our own', () => {
  const HEADER =
    'order,email,placed_at,state,currency,total,discount,shipping,fees,tax,refunded,item,options,sku,quantity,price,street,zip,city,country'
  const read = (...rows: string[]) => foundIn(ownOrders, [HEADER, ...rows].join('\n'))

  test('rows with the same order are its lines', async () => {
    const found = await read(
      '7,Jo@kunden.example,2025-03-02 10:00:00,delivered,EUR,"42,93",2.00,4.95,,,,Kissen,Grau,K-1,2,14.99,Weg 1,20457,Hamburg,de',
      '7,,,,,,,,,,,Tasse,,,1,10.00,,,,',
    )

    expect(recordsIn(found)).toEqual([
      {
        kind: 'order',
        oldId: '7',
        number: '7',
        email: 'jo@kunden.example',
        placedAt: '2025-03-02T10:00:00.000Z',
        state: 'delivered',
        currency: 'EUR',
        total: 4293,
        refunded: 0,
        sums: { ...NOTHING, discount: 200, shipping: 495 },
        lines: [
          { name: 'Kissen', options: 'Grau', articleNumber: 'K-1', quantity: 2, total: 2998 },
          { name: 'Tasse', options: '', articleNumber: '', quantity: 1, total: 1000 },
        ],
        address: {
          firstName: '',
          lastName: '',
          company: '',
          street: 'Weg 1',
          addition: '',
          zip: '20457',
          city: 'Hamburg',
          country: 'DE',
        },
      },
    ])
  })

  test.each([
    ['an unknown currency', '7,a@b.de,2025-03-02,delivered,USD,10.00,,,,,,Tasse,,,1,10.00,,,,', 'currency'],
    ['no currency', '7,a@b.de,2025-03-02,delivered,,10.00,,,,,,Tasse,,,1,10.00,,,,', 'currency'],
    [
      'a sum that is a cent too much',
      '7,a@b.de,2025-03-02,delivered,EUR,10.01,,,,,,Tasse,,,1,10.00,,,,',
      'total',
    ],
    ['shipping that is missing', '7,a@b.de,2025-03-02,delivered,EUR,14.95,,,,,,Tasse,,,1,10.00,,,,', 'total'],
    ['no total', '7,a@b.de,2025-03-02,delivered,EUR,,,,,,,Tasse,,,1,10.00,,,,', 'total'],
    ['no e-mail', '7,,2025-03-02,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,', 'email'],
    ['what is no e-mail', '7,anna,2025-03-02,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,', 'email'],
    [
      'a date of another order',
      '7,a@b.de,02.03.2025,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,',
      'placed_at',
    ],
    ['no date', '7,a@b.de,,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,', 'placed_at'],
    [
      'a day that there is not',
      '7,a@b.de,2025-02-31x,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,',
      'placed_at',
    ],
    ['an unknown state', '7,a@b.de,2025-03-02,sent,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,', 'state'],
    ['no name of what was bought', '7,a@b.de,2025-03-02,delivered,EUR,10.00,,,,,,,,,1,10.00,,,,', 'item'],
    ['no units', '7,a@b.de,2025-03-02,delivered,EUR,0.00,,,,,,Tasse,,,0,10.00,,,,', 'quantity'],
    ['parts of a cent', '7,a@b.de,2025-03-02,delivered,EUR,10.00,,,,,,Tasse,,,1,10.0001,,,,', 'price'],
    [
      'an amount that may be two',
      '7,a@b.de,2025-03-02,delivered,EUR,1.299,,,,,,Tasse,,,1,1299.00,,,,',
      'total',
    ],
    ['no order', ',a@b.de,2025-03-02,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,', 'order'],
  ])('%s is refused by its line and column', async (_, row, column) => {
    const found = await read(row)

    expect(recordsIn(found)).toEqual([])
    expect(refusalsIn(found)).toMatchObject([{ line: 2, column }])
  })

  test('an order whose rows are apart is taken once, and the rest named', async () => {
    const row = (order: string) => `${order},a@b.de,2025-03-02,delivered,EUR,10.00,,,,,,Tasse,,,1,10.00,,,,`

    const found = await read(row('1'), row('2'), row('1'))

    expect(recordsIn(found)).toHaveLength(2)
    expect(refusalsIn(found)).toMatchObject([{ line: 4, why: 'rows of this order stood further up already' }])
  })
})

describe('Shopify’s export', () => {
  const HEADER =
    'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping Zip,Shipping City,Shipping Country,Cancelled at,Refunded Amount,Id'
  const read = (...rows: string[]) => foundIn(shopifyOrders, [HEADER, ...rows].join('\n'))
  const one = (changed: Record<string, string> = {}) => {
    const values: Record<string, string> = {
      Name: '#1001',
      Email: 'a@b.de',
      'Financial Status': 'paid',
      'Fulfillment Status': 'fulfilled',
      Currency: 'EUR',
      Subtotal: '20.00',
      Shipping: '4.95',
      Taxes: '3.98',
      Total: '24.95',
      'Created at': '2025-04-01 11:58:30 +0200',
      'Lineitem quantity': '2',
      'Lineitem name': 'Kissen - Grau',
      'Lineitem price': '10.00',
      Id: '5501',
      ...changed,
    }
    return HEADER.split(',')
      .map((name) => values[name] ?? '')
      .join(',')
  }

  test('an order keeps its number, and is known by its id', async () => {
    const [order] = recordsIn(
      await read(one({ 'Shipping Name': 'Anna Maria Probst', 'Shipping Address1': 'Weg 1' })),
    )

    expect(order).toMatchObject({
      oldId: '5501',
      number: '#1001',
      placedAt: '2025-04-01T09:58:30.000Z',
      state: 'delivered',
      total: 2495,
      sums: { ...NOTHING, shipping: 495 },
      lines: [{ name: 'Kissen - Grau', quantity: 2, total: 2000 }],
      address: { firstName: 'Anna Maria', lastName: 'Probst', street: 'Weg 1' },
    })
  })

  test.each([
    [{ 'Fulfillment Status': 'unfulfilled' }, 'open'],
    [{ 'Fulfillment Status': 'partial' }, 'open'],
    [{ 'Financial Status': 'partially_refunded' }, 'delivered'],
    [{ 'Financial Status': 'refunded' }, 'refunded'],
    [{ 'Financial Status': 'voided' }, 'cancelled'],
    [{ 'Financial Status': 'refunded', 'Cancelled at': '2025-04-02 10:00:00 +0200' }, 'cancelled'],
  ])('%j is %s', async (changed, state) => {
    expect(recordsIn(await read(one(changed)))).toMatchObject([{ state }])
  })

  test.each([
    ['held by the prices', {}, 0],
    ['on top of them', { Total: '28.93' }, 398],
  ])('tax is %s', async (_, changed, tax) => {
    expect(recordsIn(await read(one(changed)))).toMatchObject([{ sums: { tax } }])
  })

  test('what came off the goods is the difference to the subtotal', async () => {
    const found = await read(one({ Subtotal: '15.00', Total: '19.95' }))

    expect(recordsIn(found)).toMatchObject([{ sums: { discount: 500 } }])
  })

  test('a row without a line, as of a second payment, is no line', async () => {
    const found = await read(
      one(),
      one({ 'Lineitem name': '', 'Lineitem price': '', 'Lineitem quantity': '' }),
    )

    expect(recordsIn(found)).toMatchObject([{ lines: [{ name: 'Kissen - Grau' }] }])
  })

  test.each([
    [{ Total: '99.00' }, 'Total'],
    [{ Subtotal: '30.00', Total: '34.95' }, 'Subtotal'],
    [{ Currency: 'GBP' }, 'Currency'],
    [{ Email: '' }, 'Email'],
    [{ 'Created at': 'gestern' }, 'Created at'],
    [{ 'Lineitem price': 'gratis' }, 'Lineitem price'],
    [{ 'Lineitem name': '' }, 'Subtotal'],
  ])('%j is refused in %s', async (changed, column) => {
    const found = await read(one(changed))

    expect(recordsIn(found)).toEqual([])
    expect(refusalsIn(found)).toMatchObject([{ line: 2, column }])
  })
})

describe('WooCommerce’s interface', () => {
  const one = (changed: object = {}) => ({
    id: 701,
    number: 'R-701',
    status: 'completed',
    currency: 'EUR',
    date_created_gmt: '2025-02-10T09:12:44',
    total: '44.94',
    shipping_total: '4.16',
    shipping_tax: '0.79',
    billing: {
      email: 'Jo@kunden.example',
      first_name: 'Jo',
      last_name: 'Rot',
      address_1: 'Weg 1',
      country: 'de',
    },
    line_items: [
      {
        name: 'Kissen',
        quantity: 2,
        subtotal: '33.60',
        subtotal_tax: '6.39',
        meta_data: [
          { key: 'pa_farbe', display_key: 'Farbe', display_value: '<p>Grau</p>' },
          { key: '_stock', display_key: '_stock', display_value: '2' },
        ],
      },
    ],
    ...changed,
  })
  const read = (...orders: object[]) => foundIn(wooOrders, JSON.stringify(orders))

  test('an order is gross, with its options and where it was sent', async () => {
    expect(recordsIn(await read(one()))).toMatchObject([
      {
        oldId: '701',
        number: 'R-701',
        email: 'jo@kunden.example',
        placedAt: '2025-02-10T09:12:44.000Z',
        state: 'delivered',
        total: 4494,
        sums: { ...NOTHING, shipping: 495 },
        lines: [{ name: 'Kissen', options: 'Farbe: Grau', quantity: 2, total: 3999 }],
        address: { firstName: 'Jo', street: 'Weg 1', country: 'DE' },
      },
    ])
  })

  test.each([
    ['processing', 'open'],
    ['on-hold', 'open'],
    ['completed', 'delivered'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ])('%s is %s', async (status, state) => {
    expect(recordsIn(await read(one({ status })))).toMatchObject([{ state }])
  })

  test.each(['pending', 'failed', 'checkout-draft', 'trash'])('%s was never ordered', async (status) => {
    const found = await read(one({ status }))

    expect([recordsIn(found), refusalsIn(found), notesIn(found).length]).toEqual([[], [], 1])
  })

  test('refunds add up', async () => {
    const refunds = [{ total: '-10.00' }, { total: '-2.50' }]

    expect(recordsIn(await read(one({ refunds })))).toMatchObject([{ refunded: 1250 }])
  })

  test.each([
    ['44.96', 1],
    ['44.98', 0],
  ])('a total of %s, cents of rounding away, makes %i orders', async (total, orders) => {
    expect(recordsIn(await read(one({ total })))).toHaveLength(orders)
  })

  test.each([
    [{ currency: 'GBP' }, 'currency'],
    [{ total: '99.00' }, 'total'],
    [{ status: 'lost' }, 'status'],
    [{ billing: { email: '' } }, 'billing.email'],
    [{ date_created_gmt: null }, 'date_created_gmt'],
    [{ total: 'viel' }, 'total'],
    [{ line_items: [], total: '4.95' }, 'line_items'],
  ])('%j is refused in %s', async (changed, column) => {
    const found = await read(one(changed))

    expect(recordsIn(found)).toEqual([])
    expect(refusalsIn(found)).toMatchObject([{ column }])
  })

  test('the same order twice is refused once', async () => {
    const found = await read(one(), one())

    expect([recordsIn(found).length, refusalsIn(found).length]).toEqual([1, 1])
  })
})
