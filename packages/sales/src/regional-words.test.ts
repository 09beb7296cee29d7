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

function paidInAdvance(locale: Locale) {
  const shop = openShop(testBrand, locale)
  return { shop, order: anOrder({ key: 'V', market: shop.market, fields: { locale } }) }
}
