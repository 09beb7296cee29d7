import type { Address } from '@shop/domain/address/address'
import { writtenCountry } from '@shop/domain/address/written-country'
import { carrierName } from '@shop/domain/carrier/carriers'
import type { Shop } from '@shop/domain/shop/shop'
import { setBars } from '../../invoice/bars.ts'
import { MM, newPaper, PAGE, type Paper } from '../../invoice/paper.ts'
import { labelWords } from './label-words.ts'

export type ReturnLabel = {
  number: string
  orderNumber: string
  carrier: string
  trackingNumber: string
  isFreight: boolean
  from: Address
  announcedAt: Date
  /** `details`: its essential properties, of a set its parts, and what is written on it. */
  lines: readonly { quantity: number; articleNumber: string; name: string; details: string }[]
}

const HALF = 148 * MM
const BAR_HEIGHT = 26 * MM

/** A sheet of two halves: the label for the parcel, and the slip inside. The same return gives the same bytes. */
export async function returnLabelPdf(shop: Shop, label: ReturnLabel): Promise<Uint8Array<ArrayBuffer>> {
  const words = labelWords(shop.locale)
  const paper = newPaper(shop.paper, {
    title: `${words.title} ${label.number}`,
    author: shop.name,
    language: shop.market.languageTag,
    madeAt: label.announcedAt,
  })
  setLabel(paper, shop, label)
  paper.rule(HALF)
  paper.set(words.fold, HALF + 1.5 * MM, { ...FULL, size: 7, ink: 'quiet', align: 'right' })
  setSlip(paper, shop, label)
  return paper.bytes()
}

const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left }
const LEFT = { x: PAGE.left, width: 80 * MM }
const RIGHT = { x: PAGE.left + 88 * MM, width: 80 * MM }

function setLabel(paper: Paper, shop: Shop, label: ReturnLabel): void {
  const words = labelWords(shop.locale)
  const { name, street, city, country } = shop.legal
  const top = 16 * MM
  paper.set(carrierName(label.carrier, shop.market) ?? label.carrier, top, {
    ...LEFT,
    size: 22,
    cut: 'display',
  })
  paper.set(words.title, top + 2 * MM, { ...RIGHT, size: 13, cut: 'strong', align: 'right', ink: 'accent' })
  paper.rule(top + 14 * MM)

  const y = top + 20 * MM
  const from = paper.set(words.from, y, { ...LEFT, size: 8, ink: 'quiet' })
  paper.setLines(senderLines(label.from), from, { ...LEFT, size: 10 })
  const to = paper.set(words.to, y, { ...RIGHT, size: 8, ink: 'quiet' })
  paper.setLines([name, street, city, writtenCountry(country, shop.market.language)], to, {
    ...RIGHT,
    size: 13,
    cut: 'strong',
  })

  setBars(paper, label.trackingNumber, { ...FULL, y: top + 62 * MM, height: BAR_HEIGHT })
  paper.set(spaced(label.trackingNumber), top + 62 * MM + BAR_HEIGHT + 3 * MM, {
    ...FULL,
    size: 14,
    cut: 'strong',
  })
  paper.set(`${words.number} ${label.number} · ${words.order} ${label.orderNumber}`, top + 100 * MM, {
    ...FULL,
    size: 9,
    ink: 'quiet',
  })
}

function setSlip(paper: Paper, shop: Shop, label: ReturnLabel): void {
  const words = labelWords(shop.locale)
  let y = paper.set(words.slip, HALF + 12 * MM, { ...FULL, size: 15, cut: 'display' })
  y = paper.set(`${words.number} ${label.number} · ${words.order} ${label.orderNumber}`, y + 1 * MM, {
    ...FULL,
    size: 9,
    ink: 'quiet',
  })
  y += 4 * MM
  const set = label.lines.slice(0, linesThatFit(paper, label.lines, y))
  for (const { quantity, articleNumber, name, details } of set) {
    paper.rule(y)
    y = paper.set(`${quantity} × ${name} (${articleNumber})`, y + GAP, TITLE)
    if (details !== '') y = paper.set(details, y, DETAILS)
    y += GAP
  }
  if (label.lines.length > set.length) y = paper.set(`+ ${label.lines.length - set.length}`, y, TITLE)
  paper.rule(y)
  paper.set(label.isFreight ? words.fetched : words.enclose, y + 5 * MM, { ...FULL, size: 9 })
}

const GAP = 2 * MM
const TITLE = { ...FULL, size: 10 }
const DETAILS = { ...FULL, size: 8, ink: 'quiet' } as const
/** Below it stand how many more there are, and what to do with the slip. */
const LAST_LINE = 268 * MM

/** How many lines fit on half a sheet; the rest is counted, and the shop knows it by the number. */
function linesThatFit(paper: Paper, lines: ReturnLabel['lines'], top: number): number {
  let y = top
  const beyond = lines.findIndex(({ quantity, articleNumber, name, details }) => {
    y += 2 * GAP + paper.heightOf(`${quantity} × ${name} (${articleNumber})`, TITLE)
    if (details !== '') y += paper.heightOf(details, DETAILS)
    return y > LAST_LINE
  })
  return beyond === -1 ? lines.length : beyond
}

function senderLines(address: Address): string[] {
  const { company, firstName, lastName, street, houseNumber, addition, zip, city } = address
  const lines = [
    company ?? '',
    `${firstName} ${lastName}`.trim(),
    `${street} ${houseNumber ?? ''}`.trim(),
    addition ?? '',
  ]
  return [...lines.filter((line) => line !== ''), `${zip} ${city}`]
}

function spaced(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
