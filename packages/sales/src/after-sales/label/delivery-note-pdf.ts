import type { Address } from '@shop/domain/address/address'
import { carrierName } from '@shop/domain/carrier/carriers'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { MM, newPaper, PAGE } from '../../invoice/paper.ts'
import { addressLines } from '../../order-mails/order-details.ts'

/** What left in one box. */
export type DeliveryNote = {
  orderNumber: string
  to: Address
  sentAt: Date
  carrier: string | null
  trackingNumber: string | null
  /** `details`: its essential properties, and what is written on it. */
  lines: readonly { quantity: number; articleNumber: string; name: string; details: string }[]
}

const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left }
const TITLE = { ...FULL, size: 10 }
const DETAILS = { ...FULL, size: 8, ink: 'quiet' } as const
const WINDOW = { x: PAGE.left, width: 80 * MM }
const END_OF_PAGE = 284 * MM
const GAP = 2 * MM
const NEXT_PAGE = 20 * MM

/** The delivery note of a parcel, without prices: it may be a present. The same parcel gives the same bytes. */
export async function deliveryNotePdf(shop: Shop, note: DeliveryNote): Promise<Uint8Array<ArrayBuffer>> {
  const { market } = shop
  const i18n = localeI18n(shop.locale)
  const heading = `${i18n.t({ id: 'deliveryNote.title', message: 'Lieferschein' })} ${note.orderNumber}`
  const paper = newPaper(shop.paper, {
    title: heading,
    author: shop.name,
    language: market.languageTag,
    madeAt: note.sentAt,
  })
  const day = dayFormat(market, { dateStyle: 'long' })
  const { name, street, city } = shop.legal
  paper.set(shop.name, 16 * MM, { ...WINDOW, size: 24, cut: 'display', ink: 'accent' })
  paper.set([name, street, city].join(' · '), 45 * MM, { ...WINDOW, size: 6.5, ink: 'quiet' })
  paper.setLines(addressLines(note.to, shop), 51 * MM, { ...WINDOW, size: 10 })

  let y = paper.set(heading, 96 * MM, { ...FULL, size: 19, cut: 'display' })
  const carrier = note.carrier && (carrierName(note.carrier, market) ?? note.carrier)
  const facts = [
    `${i18n.t({ id: 'mail.order', message: 'Bestellung' })} ${note.orderNumber}`,
    `${i18n.t({ id: 'deliveryNote.sentAt', message: 'Verschickt am' })} ${day.format(note.sentAt)}`,
    ...(carrier === null
      ? []
      : [
          `${i18n.t({ id: 'orderPage.parcel', message: 'Sendung' })} ${[carrier, note.trackingNumber ?? ''].join(' ').trim()}`,
        ]),
  ]
  y = paper.set(facts.join(' · '), y + 1 * MM, { ...FULL, size: 9, ink: 'quiet' }) + 4 * MM
  for (const { quantity, articleNumber, name: article, details } of note.lines) {
    const title = `${quantity} × ${article} (${articleNumber})`
    const below = details === '' ? 0 : paper.heightOf(details, DETAILS)
    // A set may name many parts: none of its lines is torn by the end of a page.
    if (y + GAP + paper.heightOf(title, TITLE) + below + GAP > END_OF_PAGE) {
      paper.document.addPage()
      y = NEXT_PAGE
    }
    paper.rule(y)
    y = paper.set(title, y + GAP, TITLE)
    if (details !== '') y = paper.set(details, y, DETAILS)
    y += GAP
  }
  paper.rule(y)
  return paper.bytes()
}
