import type { Invoice } from '@shop/domain/invoice/invoice'
import type { BankAccount } from '@shop/domain/shop/brand'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils'
import type { Setting } from './invoice-pdf.ts'
import { MM, PAGE } from './paper.ts'

/** A QR bill has four languages; Dutch is not among them, and no Swiss shop has it. */
const LANGUAGES = { de: 'DE', fr: 'FR', nl: 'EN' } as const
const QR_REFERENCE_DIGITS = 26

/** Invoices in francs that are paid by transfer to a Swiss account have one. @see eu-duties C-34 */
export function hasPaymentPart({ currencyCode, payment, total }: Invoice): boolean {
  const iban = payment?.account?.iban ?? ''
  return currencyCode === 'CHF' && /^(CH|LI)/.test(iban) && total > 0
}

/**
 * The payment part of a Swiss QR bill, at the foot of a page of its own with everything about paying. Returns the
 * number of that page; null where there is none.
 *
 * @see eu-duties C-34
 */
export function setPaymentPart(setting: Setting, setPayment: (top: number) => void): number | null {
  const { paper, invoice, words, market, amount } = setting
  const account = invoice.payment?.account ?? null
  if (account === null || !hasPaymentPart(invoice)) return null

  const { document } = paper
  document.addPage()
  const page = document.bufferedPageRange().count - 1
  const full = { x: PAGE.left, width: PAGE.right - PAGE.left }
  paper.set(invoice.brandName, 16 * MM, { ...full, size: 24, cut: 'display', ink: 'accent' })
  let y = paper.set(`${words.invoice} ${invoice.number}`, 45 * MM, { ...full, size: 19, cut: 'display' })
  y = paper.set(words.named(words.toPay, amount(invoice.total)), y + 3 * MM, {
    ...full,
    size: 10.5,
    cut: 'strong',
  })
  setPayment(y + 4 * MM)

  const bill = new SwissQRBill(paymentData(invoice, account), { language: LANGUAGES[market.language] })
  bill.attachTo(document, 0, PAGE.height - SwissQRBill.height)
  return page
}

/** What the code says, in the words of the standard: francs with two decimals, structured addresses, a reference. */
export function paymentData({ seller, recipient, total, orderNumber }: Invoice, account: BankAccount): Data {
  const [, zip = '', city = ''] = /^(\S+)\s+(.*)$/.exec(seller.city) ?? []
  const [, street = seller.street, building = ''] = /^(.*?)\s+(\d\S*)$/.exec(seller.street) ?? []
  const name = recipient.company ?? `${recipient.firstName} ${recipient.lastName}`
  return {
    currency: 'CHF',
    amount: total / 100,
    creditor: {
      name: cut(account.holder, 70),
      address: cut(street, 70),
      ...(building === '' ? {} : { buildingNumber: building }),
      zip,
      city: cut(city, 35),
      country: 'CH',
      account: (account.qrIban ?? account.iban).replaceAll(' ', ''),
    },
    debtor: {
      name: cut(name, 70),
      address: cut(recipient.street, 70),
      ...(recipient.houseNumber ? { buildingNumber: cut(recipient.houseNumber, 16) } : {}),
      zip: recipient.zip,
      city: cut(recipient.city, 35),
      country: recipient.country,
    },
    reference: account.qrIban === undefined ? creditorReference(orderNumber) : qrReference(orderNumber),
    message: orderNumber,
  }
}

/** ISO 11649, for an ordinary IBAN: `RF`, two check digits, the order number. */
export function creditorReference(orderNumber: string): string {
  const reference = orderNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `RF${calculateSCORReferenceChecksum(reference)}${reference}`
}

/** 27 digits for a QR-IBAN: the digits of the order number and a check digit. */
export function qrReference(orderNumber: string): string {
  const digits = orderNumber.replaceAll(/\D/g, '').padStart(QR_REFERENCE_DIGITS, '0')
  return digits + calculateQRReferenceChecksum(digits)
}

const LETTERS: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '’': "'",
  '‘': "'",
}

/** In the letters that banks print everywhere: others lose their marks, and what is no Latin letter becomes a dot. */
function cut(text: string, length: number): string {
  const plain = Array.from(text, (letter) => {
    if (letter <= '\u00FF') return letter
    const bare = LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return bare <= '\u00FF' ? bare : '.'
  })
  return plain.join('').slice(0, length)
}
