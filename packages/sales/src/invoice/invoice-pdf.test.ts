import { correctionOf } from '@shop/domain/invoice/correction'
import type { Invoice } from '@shop/domain/invoice/invoice'
import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { openShop } from '@shop/domain/shop/shop'
import { anAddress } from '@shop/domain/testing/an-address'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'

const issue = { number: '101-00000042', issuedAt: '2026-11-22T10:00:00.000Z' }

test.each(LOCALES)('everything that was agreed can be read off an invoice in %s', async (locale) => {
  const invoice = anInvoice(locale, { lines: 4, key: 'V' })

  const text = (await pagesOf(invoice)).join(' ')

  for (const said of [
    invoice.number,
    invoice.orderNumber,
    'Prüfhaus GmbH',
    'DE000000000',
    'Lindenstraße 12',
    testBrand.bank[invoice.currencyCode].iban,
  ])
    expect(text).toContain(said)
  for (const amount of amountsOf(invoice)) expect(text).toContain(shown(amount, locale))
})

test('the amounts that were printed add up to what is printed below them', async () => {
  const invoice = anInvoice('de-de', { lines: 9, key: 'KK', giftcard: 1234 })

  const text = (await pagesOf(invoice)).join(' ')

  const lines = [...text.matchAll(/(\d+) ([\d.]+,\d\d) € \d+ % ([\d.]+,\d\d) €/g)]
  const sum = lines.reduce((total, [, , , amount]) => total + minorOf(amount), 0)
  expect(lines).toHaveLength(9)
  for (const [, quantity, unit, total] of lines) expect(Number(quantity) * minorOf(unit)).toBe(minorOf(total))
  expect(sum).toBe(printed(text, 'Summe der Artikel'))
  expect(sum + printed(text, 'Versand')).toBe(printed(text, 'Gesamtbetrag'))
  expect(printed(text, 'Gesamtbetrag') - 1234).toBe(printed(text, 'Rechnungsbetrag'))
})

test('a Dutch invoice sets the sign of a rate close to it, as the pages of the shop do', async () => {
  const text = (await pagesOf(anInvoice('nl-be', { lines: 1, key: 'KK' }))).join(' ')

  expect(text).toMatch(/21%/)
  expect(text).not.toMatch(/21\s%/)
})

test('many articles take many pages, and no row is torn or lost', async () => {
  const invoice = anInvoice('fr-fr', { lines: 60, key: 'KK' })

  const pages = await pagesOf(invoice)

  const text = pages.join(' ')
  expect(pages.length).toBeGreaterThan(3)
  for (const { articleNumber } of invoice.lines) expect(text).toContain(`Réf. ${articleNumber}`)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
})

test.each([
  ['de-ch', 'RE', 'Zahlteil'],
  ['fr-ch', 'V', 'Section paiement'],
] as const)('a bill in francs by transfer has a payment part: %s, %s', async (locale, key, words) => {
  const invoice = anInvoice(locale, { key })

  const last = (await pagesOf(invoice)).at(-1)

  expect(last).toContain(words)
  expect(last).toContain('RF')
  expect(last).toContain((invoice.total / 100).toFixed(2))
})

test.each([
  ['de-ch', 'TW', 0],
  ['de-ch', 'V', 999_999],
  ['de-de', 'RE', 0],
] as const)('in %s %s with %i on a gift card has none', async (locale, key, giftcard) => {
  const text = (await pagesOf(anInvoice(locale, { key, giftcard }))).join(' ')

  expect(text).not.toContain('Zahlteil')
})

test.each([
  ['KK', 'Sie müssen nichts mehr überweisen.'],
  ['KC', 'Den Betrag bezahlen Sie an Klarna'],
  ['KD', 'Den Betrag bezahlen Sie an Klarna'],
  ['NN', 'Den Betrag bezahlen Sie bei der Lieferung.'],
  ['RE', 'innerhalb von 14 Tagen nach Erhalt der Ware'],
  ['V', 'Nach dem Eingang geht die Ware auf den Weg.'],
] as const)('an order by %s says: %s', async (key, words) => {
  expect((await pagesOf(anInvoice('de-de', { key }))).join(' ')).toContain(words)
})

test('a correction shows what goes back as negative amounts, and asks for nothing', async () => {
  const correction = correctionOf(anInvoice('de-de', { key: 'V' }), {
    number: '101-00000043',
    issuedAt: '2026-11-25T10:00:00.000Z',
    earlier: [],
    lines: [{ articleNumber: '100102', name: 'Badematte', quantity: 2, amount: 2142, rate: 7 }],
  })

  const text = (await pagesOf(correction)).join(' ')

  expect(text).toContain('Rechnungskorrektur 101-00000043')
  expect(text).toContain('Korrektur der Rechnung 101-00000042 vom 22. November 2026')
  expect(text).toContain('−21,42 €')
  expect(text).toContain('−1,40 €')
  expect(text).not.toContain('IBAN')
})

test('names from all over Europe are printed as they are written', async () => {
  const recipient = anAddress({ firstName: 'Łukasz', lastName: 'Škvorecký-Œuvré', city: 'Ängelholm’s' })
  const invoice = { ...anInvoice('fr-be', {}), recipient }

  const text = (await pagesOf(invoice)).join(' ')

  expect(text).toContain('Łukasz Škvorecký-Œuvré')
  expect(text).toContain('Ängelholm’s')
})

test('a line names what of its price pays for recycling', async () => {
  const plain = anInvoice('fr-fr', { lines: 2 })
  const [first, ...others] = plain.lines
  if (first === undefined) throw new Error('The invoice has no lines.')
  const invoice = { ...plain, lines: [{ ...first, ecoParticipation: 1250 }, ...others] }

  const text = (await pagesOf(invoice)).join(' ')

  expect(text.match(/dont 12,50 € d’éco-\s?participation/g)).toHaveLength(1)
})

// A French invoice said "À payer: CHF 99.81" and "Remise CHF−9.99" beside "Direction : Karla Lindner".
test('a French invoice sets its colons off, and what is taken off begins with its sign', async () => {
  const reductions = [{ promotionId: 'welcome', name: 'Bon de bienvenue', code: 'WILLKOMMEN', amount: 999 }]
  const invoice = { ...anInvoice('fr-ch', { key: 'RE' }), reductions, deliveryAddress: anAddress() }

  const text = (await pagesOf(invoice)).join(' ')

  expect(text).toContain('À payer : CHF')
  expect(text).toContain('Remises prises en compte : Bon de bienvenue (WILLKOMMEN) −CHF 9.99')
  expect(text).not.toMatch(/\p{L}:/u)
})

test('the same invoice is the same file', async () => {
  const invoice = anInvoice('nl-nl', {})

  expect(await invoicePdf(invoice, testBrand.paper)).toEqual(await invoicePdf(invoice, testBrand.paper))
})

test('an address longer than its window moves the goods down and hides nothing', async () => {
  const recipient = anAddress({
    company: 'Gesellschaft für besonders ausführlich benannte Unternehmungen mit beschränkter Haftung',
    addition: 'Hinterhaus, vierter Stock, bei den Nachbarn Mayer und Müller',
    street: 'Straße der ungewöhnlich langen Namen',
    country: 'FR',
  })

  const text = (await pagesOf({ ...anInvoice('de-de', {}), recipient })).join(' ')

  expect(text).toContain('FRANKREICH')
  expect(text).toContain('Summe der Artikel')
})

function anInvoice(locale: Locale, input: Parameters<typeof anOrder>[0]): Invoice {
  const shop = openShop(testBrand, locale)
  return orderInvoice(anOrder({ market: shop.market, ...input }), shop, issue)
}

async function pagesOf(invoice: Invoice): Promise<string[]> {
  const bytes = await invoicePdf(invoice, testBrand.paper)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

function amountsOf(invoice: Invoice): number[] {
  return [
    ...invoice.lines.flatMap(({ unitPrice, total }) => [unitPrice, total]),
    ...invoice.vat.flatMap(({ base, amount }) => [base, amount, base + amount]),
    invoice.items,
    invoice.shipping,
    invoice.gross,
  ]
}

function shown(minor: number, locale: Locale): string {
  return formatMoney(minor, markets[locale]).replaceAll(/\s+/g, ' ')
}

function printed(text: string, label: string): number {
  return minorOf(new RegExp(`${label} ([\\d.]+,\\d\\d) €`).exec(text)?.[1])
}

function minorOf(amount = ''): number {
  return Number(amount.replaceAll(/[.,]/g, ''))
}
