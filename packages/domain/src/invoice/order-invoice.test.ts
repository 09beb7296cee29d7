import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../market/markets.ts'
import { openShop } from '../shop/shop.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aBrand } from '../testing/a-brand.ts'
import { aVariant } from '../testing/a-variant.ts'
import { anAddress } from '../testing/an-address.ts'
import { anOrder } from '../testing/an-order.ts'
import { orderInvoice } from './order-invoice.ts'

const issue = { number: '101-00000001', issuedAt: '2026-11-22T10:00:00.000Z' }

test.each([
  ['V', true],
  ['RE', true],
  ['KK', false],
  ['NN', false],
  ['giftcard', false],
] as const)('an invoice paid by %s names an account: %s', (key, named) => {
  const order = anOrder({ key })

  const { payment } = orderInvoice(order, shopIn('de-de'), issue)

  expect(payment?.key).toBe(key)
  expect(payment?.account !== null).toBe(named)
  if (named) expect(payment?.account?.reference).toBe(order.number)
})

test('the first payment that is no gift card says how it is paid', () => {
  const order = anOrder({
    fields: {
      payment: [
        { key: 'giftcard', amount: 500, state: 'captured' },
        { key: 'RE', amount: 100, state: 'created' },
      ],
    },
  })

  expect(orderInvoice(order, shopIn('de-de'), issue).payment?.key).toBe('RE')
})

test('a line says what was taken off it', () => {
  const item = aBasketItem({ quantity: 3, variant: aVariant() })
  const { unit, total } = item.price
  const reduced = { ...item, price: { unit, total: { ...total, withTax: total.withTax - 250 } } }

  const [line] = orderInvoice(anOrder({ items: [reduced] }), shopIn('de-de'), issue).lines

  expect(line).toMatchObject({ quantity: 3, unitPrice: unit.withTax, reduction: 250 })
  expect(line?.total).toBe(3 * unit.withTax - 250)
})

test.each([
  ['two pieces with a contribution', 30, 60],
  ['none', undefined, undefined],
])('a line of %s', (_, ecoParticipation, named) => {
  const facts = { essentials: [], warnings: [], ageFrom: null, energyLabel: null, asksForOldDevice: false }
  const item = aBasketItem({
    quantity: 2,
    facts: { ...facts, ...(ecoParticipation === undefined ? {} : { ecoParticipation }) },
  })

  const [line] = orderInvoice(anOrder({ items: [item] }), shopIn('fr-fr'), issue).lines

  expect(line?.ecoParticipation).toBe(named)
})

test('texts that somebody chose tell an article from its neighbours', () => {
  const item = aBasketItem({
    variant: aVariant({ label: '' }),
    customData: {
      pricePromotionKey: null,
      customText: { text1: 'Mia', text2: 'ohne', text3: '' },
      cPromo: null,
      ffData: null,
    },
  })

  const [line] = orderInvoice(anOrder({ items: [item] }), shopIn('de-de'), issue).lines

  expect(line?.details).toEqual(['Mia'])
})

test('the delivery address stands there only when it is another one', () => {
  const elsewhere = anAddress({ street: 'Nebenweg' })
  const shop = shopIn('de-de')

  expect(orderInvoice(anOrder(), shop, issue).deliveryAddress).toBeNull()
  expect(
    orderInvoice(anOrder({ fields: { shippingAddress: elsewhere } }), shop, issue).deliveryAddress,
  ).toEqual(elsewhere)
})

test('a download has no days of delivery', () => {
  const order = anOrder({ fields: { shippingMethod: 'download' } })

  expect(orderInvoice(order, shopIn('de-de'), issue).delivery).toBeNull()
})

test('all sums of an invoice agree to the cent, in every market', () => {
  const orders = fc.record({
    locale: fc.constantFrom(...LOCALES),
    lines: fc.integer({ min: 1, max: 12 }),
    giftcard: fc.nat(90_000),
    key: fc.constantFrom('V' as const, 'KK' as const, 'NN' as const),
  })

  fc.assert(
    fc.property(orders, ({ locale, lines, giftcard, key }) => {
      const shop = shopIn(locale)

      const invoice = orderInvoice(anOrder({ key, lines, giftcard, market: shop.market }), shop, issue)

      const lineSum = invoice.lines.reduce((sum, { total }) => sum + total, 0)
      const vatSum = invoice.vat.reduce((sum, { base, amount }) => sum + base + amount, 0)
      for (const { quantity, unitPrice, reduction, total } of invoice.lines)
        expect(quantity * unitPrice - reduction).toBe(total)
      expect(lineSum).toBe(invoice.items)
      expect(invoice.items + invoice.shipping + invoice.fee).toBe(invoice.gross)
      expect(vatSum).toBe(invoice.gross)
      expect(invoice.gross - invoice.giftcard + invoice.rounding).toBe(invoice.total)
    }),
  )
})

function shopIn(locale: Locale) {
  return openShop(aBrand('everywhere'), locale)
}
