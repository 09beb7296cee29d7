import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import { openShop } from '@shop/domain/shop/shop'
import { anAddress } from '@shop/domain/testing/an-address'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils'
import { expect, test } from 'vitest'
import { creditorReference, paymentData, qrReference } from './swiss-payment-part.ts'

const shop = openShop(testBrand, 'de-ch')
const account = { holder: 'Prüfhaus AG', iban: 'CH93 0076 2011 6238 5295 7', bic: 'X', bank: 'Prüfbank' }

test.each(['T00000001', 'LH12345678', 'PK00000099'])('%s becomes references that banks accept', (number) => {
  expect(isSCORReferenceValid(creditorReference(number))).toBe(true)
  expect(isQRReferenceValid(qrReference(number))).toBe(true)
  expect(creditorReference(number)).toContain(number)
})

test('an ordinary IBAN goes with a creditor reference, a QR-IBAN with 27 digits', () => {
  const invoice = anInvoice()

  const plain = paymentData(invoice, account)
  const qr = paymentData(invoice, { ...account, qrIban: 'CH44 3199 9123 0008 8901 2' })

  expect(plain).toMatchObject({ creditor: { account: 'CH9300762011623852957' } })
  expect(plain.reference).toMatch(/^RF\d\d/)
  expect(qr.creditor.account).toBe('CH4431999123000889012')
  expect(qr.reference).toMatch(/^\d{27}$/)
})

test('the amount is the one of the invoice, in francs', () => {
  const invoice = anInvoice()

  expect(paymentData(invoice, account)).toMatchObject({ currency: 'CHF', amount: invoice.total / 100 })
})

test('a name longer than the standard allows is cut, a company stands for its people', () => {
  const company =
    'Verein zur Pflege der langen Vereinsnamen in den Kantonen Zürich und Appenzell Ausserrhoden'

  const { debtor } = paymentData(
    { ...anInvoice(), recipient: anAddress({ company, country: 'CH' }) },
    account,
  )

  expect(debtor?.name).toBe(company.slice(0, 70))
})

test('letters that banks do not print lose their marks', () => {
  const recipient = anAddress({
    firstName: 'Łukasz',
    lastName: 'Škvorecký-d’Œuvre Ж',
    street: 'Rue des Érables',
  })

  const { debtor } = paymentData({ ...anInvoice(), recipient }, account)

  expect(debtor).toMatchObject({ name: "Lukasz Skvorecký-d'OEuvre .", address: 'Rue des Érables' })
})

function anInvoice() {
  const order = anOrder({ key: 'RE', market: shop.market })
  return orderInvoice(order, shop, { number: '103-00000001', issuedAt: '2026-11-22T10:00:00.000Z' })
}
