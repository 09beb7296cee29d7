import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import type { Locale } from '@shop/domain/market/markets'
import { bankDetails } from '@shop/domain/order/bank-details'
import { openShop } from '@shop/domain/shop/shop'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoicePdf } from './invoice/invoice-pdf.ts'
import { orderConfirmationMail } from './order-mails/order-confirmation-mail.ts'
import { promotionBadgeWords } from './promotions/promotion-badge-words.ts'

/**
 * The screen asked Swiss shoppers for the Zahlungszweck, while mail and invoice, with texts of their own, asked for the
 * Verwendungszweck.
 */
const WORDS: readonly { locale: Locale; reference: string; method: string }[] = [
  { locale: 'de-de', reference: 'Verwendungszweck', method: 'Vorkasse' },
  { locale: 'de-at', reference: 'Verwendungszweck', method: 'Vorkasse' },
  { locale: 'de-ch', reference: 'Zahlungszweck', method: 'Vorauszahlung' },
  { locale: 'fr-ch', reference: 'Motif du paiement', method: 'Paiement anticipé' },
  { locale: 'fr-fr', reference: 'Motif du virement', method: 'Virement bancaire' },
  { locale: 'fr-be', reference: 'Communication', method: 'Virement bancaire' },
  { locale: 'nl-be', reference: 'Mededeling', method: 'Vooruitbetaling' },
  { locale: 'nl-nl', reference: 'Omschrijving', method: 'Vooruitbetaling' },
]

test.each(WORDS)('in $locale a mail asks for the $reference, as the screen does', ({ locale, ...words }) => {
  const { shop, order } = paidInAdvance(locale)
  const addressOf = (path: string) => `https://shop.example${path}`

  const placed = {
    order,
    address: addressOf('/danke/'),
    addressOf,
    texts: [],
    bank: bankDetails(shop, order),
    points: null,
  }
  const { text } = orderConfirmationMail(shop, placed)

  expect(text).toMatch(new RegExp(`^${words.reference}\\s?: ${order.number}$`, 'm'))
  expect(text).toMatch(new RegExp(`^${words.method}$`, 'm'))
})

test.each(WORDS)('in $locale an invoice asks for the $reference, too', async ({ locale, reference }) => {
  const { shop, order } = paidInAdvance(locale)
  const issue = { number: '101-00000042', issuedAt: '2026-11-22T10:00:00.000Z' }

  const bytes = await invoicePdf(orderInvoice(order, shop, issue), shop.paper)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })

  expect(text).toContain(`${reference} ${order.number}`)
})

// Austrian and Swiss invoices named the German number: "USt-IdNr. CHE-…".
test.each<[locale: Locale, name: string]>([
  ['de-de', 'USt-IdNr.'],
  ['de-at', 'UID-Nr.'],
  ['de-ch', 'UID'],
  ['fr-ch', 'N° TVA'],
  ['fr-fr', 'N° TVA'],
])('in %s an invoice names the number of the tax %s', async (locale, name) => {
  const { shop, order } = paidInAdvance(locale)
  const issue = { number: '101-00000042', issuedAt: '2026-11-22T10:00:00.000Z' }

  const bytes = await invoicePdf(orderInvoice(order, shop, issue), shop.paper)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })

  expect(text.replaceAll(/\s+/g, ' ')).toContain(` ${name} ${shop.legal.vatId}`)
})

// A mail said "€ 0,00" and "8.1%" where the page said that shipping is free, and "8.1 %".
test.each<[locale: Locale, free: string, tax: string]>([
  ['de-de', 'Versand: kostenlos', 'darin 19\u00a0% MwSt.: '],
  ['de-ch', 'Versand: kostenlos', 'darin 8.1\u00a0% MwSt.: '],
  ['fr-fr', 'Livraison\u00a0: offerte', 'dont 20\u00a0% de TVA\u00a0: '],
  ['nl-be', 'Verzending: gratis', 'waarvan 21% btw: '],
])('in %s a mail says that shipping is free, and the rate as pages do', (locale, free, tax) => {
  const { shop, order } = paidInAdvance(locale)
  const totals = {
    ...order.totals,
    shipping: 0,
    vat: [{ rate: shop.market.vat.standard, base: 500, amount: 100 }],
  }
  const addressOf = (path: string) => `https://shop.example${path}`

  const { text } = orderConfirmationMail(shop, {
    order: { ...order, totals },
    address: addressOf('/danke/'),
    addressOf,
    texts: [],
    bank: null,
    points: null,
  })

  expect(text).toContain(free)
  expect(text).toContain(tax)
})

// A French mail said "Remise: Bon de bienvenue", and "CHF-9.99" in Switzerland.
test.each<[locale: Locale, row: RegExp]>([
  ['de-ch', /^Nachlass: Herbst: −CHF 9\.99$/m],
  ['fr-ch', /^Remise : Herbst : −CHF 9\.99$/m],
  ['fr-fr', /^Remise : Herbst : −9,99 €$/m],
  ['nl-be', /^Korting: Herbst: −€ 9,99$/m],
])('in %s a mail writes what was taken off as pages do', (locale, row) => {
  const shop = openShop(testBrand, locale)
  const reductions = [{ promotionId: 'autumn', name: 'Herbst', code: null, amount: 999 }]
  const order = anOrder({ market: shop.market, reductions, fields: { locale } })
  const addressOf = (path: string) => `https://shop.example${path}`

  const { text } = orderConfirmationMail(shop, {
    order,
    address: addressOf('/danke/'),
    addressOf,
    texts: [],
    bank: null,
    points: null,
  })

  expect(text.replaceAll('\u00a0', ' ')).toMatch(row)
})

test.each<[locale: Locale, badge: string]>([
  ['de-de', '−12,5\u00a0%'],
  ['de-ch', '−12.5\u00a0%'],
  ['nl-nl', '−12,5%'],
])('in %s a badge writes a broken share with the comma of the market', (locale, badge) => {
  expect(promotionBadgeWords({ kind: 'share', percent: 12.5, code: 'HALLO' }, locale)).toContain(badge)
})

function paidInAdvance(locale: Locale) {
  const shop = openShop(testBrand, locale)
  return { shop, order: anOrder({ key: 'V', market: shop.market, fields: { locale } }) }
}
