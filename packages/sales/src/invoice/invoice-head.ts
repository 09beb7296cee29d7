import type { Address } from '@shop/domain/address/address'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Setting } from './invoice-pdf.ts'
import { MM, PAGE } from './paper.ts'

/** DIN 5008, form B: what has to show through the window of an envelope. */
const WINDOW = { top: 45 * MM, width: 80 * MM } as const
const FACTS = { x: 114 * MM, label: 34 * MM } as const

/** Brand, sender, recipient, numbers and dates. Returns the height where the items may begin. */
export function setHead(setting: Setting, title: string): number {
  const { paper, invoice, words } = setting
  const { seller } = invoice
  const left = { x: PAGE.left, width: WINDOW.width }
  paper.set(invoice.brandName, 16 * MM, { ...left, size: 24, cut: 'display', ink: 'accent' })

  const sender = [seller.name, seller.street, seller.city].join(' · ')
  paper.set(sender, WINDOW.top, { ...left, size: 6.5, ink: 'quiet' })
  let y = WINDOW.top + 6 * MM
  for (const line of addressLines(invoice.recipient, setting)) y = paper.set(line, y, { ...left, size: 10 })

  const factsEnd = setFacts(setting)
  y = Math.max(96 * MM, factsEnd + 8 * MM, y + 8 * MM)
  y = paper.set(title, y, { x: PAGE.left, width: PAGE.right - PAGE.left, size: 19, cut: 'display' })
  if (invoice.corrects !== null) {
    const { number, issuedAt } = invoice.corrects
    const about = words.corrects(number, setting.day(issuedAt))
    y = paper.set(about, y + 2, { x: PAGE.left, width: PAGE.right - PAGE.left, ink: 'quiet' })
  }
  return y + 6 * MM
}

function setFacts(setting: Setting): number {
  const { paper, invoice, words, day } = setting
  const isInvoice = invoice.kind === 'invoice'
  const facts: [string, string][] = [
    [isInvoice ? words.invoiceNumber : words.correctionNumber, invoice.number],
    [words.issuedAt, day(invoice.issuedAt)],
    [words.orderNumber, invoice.orderNumber],
    [words.orderedAt, day(invoice.orderedAt)],
    ...(isInvoice ? [[words.delivery, deliveryWords(setting)] satisfies [string, string]] : []),
  ]
  let y = WINDOW.top + 6 * MM
  for (const [label, value] of facts) {
    paper.set(label, y, { x: FACTS.x, width: FACTS.label, size: 8, ink: 'quiet' })
    const x = FACTS.x + FACTS.label
    y = paper.set(value, y - 0.8, { x, width: PAGE.right - x, size: 9 }) + 2
  }
  return y
}

function deliveryWords({ invoice, words, day, market }: Setting): string {
  const { delivery } = invoice
  if (delivery === null) return words.deliveredAtOnce(day(invoice.orderedAt))
  // Days without an hour have no timezone; noon keeps them on their day everywhere.
  const short = dayFormat(market, { dateStyle: 'medium' })
  const formatDay = (date: string) => short.format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
  return words.deliveryDays(formatDay(delivery.min), formatDay(delivery.max))
}

/** From top to bottom, with the country only where it is another one than the shop's. */
export function addressLines(address: Address, { market }: Setting): string[] {
  const name = `${address.firstName} ${address.lastName}`
  const street = [address.street, address.houseNumber ?? ''].join(' ').trim()
  const country = new Intl.DisplayNames(market.languageTag, { type: 'region' }).of(address.country) ?? ''
  return [
    address.company ?? '',
    name,
    address.addition ?? '',
    address.postNumber ?? '',
    street,
    `${address.zip} ${address.city}`,
    address.country === market.country ? '' : country.toLocaleUpperCase(market.languageTag),
  ].filter((line) => line.trim() !== '')
}
