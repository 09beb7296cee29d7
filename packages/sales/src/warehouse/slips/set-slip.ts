import type { SlipKind } from '@shop/api-client/office/warehouse-commands'
import { lineDetails } from '@shop/domain/basket/lines/line-details'
import { carrierName } from '@shop/domain/carrier/carriers'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Shop } from '@shop/domain/shop/shop'
import { setBars } from '../../invoice/bars.ts'
import { MM, PAGE, type Paper } from '../../invoice/paper.ts'
import { addressLines } from '../../order-mails/order-details.ts'
import type { Slip, SlipLine } from './slip.ts'
import { type SlipWords, slipWords } from './slip-words.ts'

const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left }
/** What shows through the window of an envelope or of a pouch on the parcel. */
const WINDOW = { x: PAGE.left, width: 80 * MM }
const BARS = { x: 122 * MM, width: 68 * MM, y: 46 * MM, height: 14 * MM }
const END_OF_PAGE = 276 * MM
const GAP = 2 * MM
/** The least that a line takes: the boxes of a return slip. */
const LEAST_LINE = 9 * MM
/** The columns of articles. */
const PACKED = { x: PAGE.left + 20 * MM, width: FULL.width - 20 * MM }
const NEXT_PAGE = 20 * MM

type Setting = { paper: Paper; shop: Shop; words: SlipWords; slip: Slip }

/** Sets a slip on the page that is open, and on further ones where it is long. Without prices: it may be a present. */
export function setSlip(paper: Paper, shop: Shop, { slip, kind }: { slip: Slip; kind: SlipKind }): void {
  const setting = { paper, shop, slip, words: slipWords(shop) }
  if (kind === 'packing') setPackingSlip(setting)
  else setReturnSlip(setting)
}

function setPackingSlip(setting: Setting): void {
  const { paper, shop, slip, words } = setting
  const { name, street, city } = shop.legal
  paper.set(shop.name, 16 * MM, { ...WINDOW, size: 24, cut: 'display', ink: 'accent' })
  paper.set([name, street, city].join(' · '), 45 * MM, { ...WINDOW, size: 6.5, ink: 'quiet' })
  paper.setLines(addressLines(slip.to, shop), 51 * MM, { ...WINDOW, size: 10 })
  setOrderBars(setting)

  const title = setTitle(setting, words.packing)
  const y = slip.order.isGiftDelivery ? setGreeting(setting, title) : title
  const end = setLines(setting, { start: y, column: PACKED }, ({ quantity }, top) => {
    paper.set(`${quantity} ×`, top, { x: PAGE.left, width: 18 * MM, size: 12, cut: 'strong' })
  })
  paper.set(words.questions, end + 4 * MM, { ...FULL, size: 9, ink: 'quiet' })
}

/** Of a gift: that it is one, and who may send it back. Who gave it says the list, from its day on. */
function setGreeting({ paper, slip, words }: Setting, top: number): number {
  const y = paper.set(words.gift(slip.order.shippingAddress.lastName), top, {
    ...FULL,
    size: 12,
    cut: 'strong',
  })
  return paper.set(words.giftReturns, y + 1 * MM, { ...FULL, size: 9 }) + 5 * MM
}

function setReturnSlip(setting: Setting): void {
  const { paper, shop, words } = setting
  const { name, street, city, country } = shop.legal
  paper.set(shop.name, 16 * MM, { ...WINDOW, size: 24, cut: 'display', ink: 'accent' })
  const to = paper.set(words.to, 45 * MM, { ...WINDOW, size: 8, ink: 'quiet' })
  paper.setLines([name, street, city, country], to, { ...WINDOW, size: 11, cut: 'strong' })
  setOrderBars(setting)

  let y = setTitle(setting, words.returning)
  y = paper.set(words.how, y, { ...FULL, size: 9.5 }) + 5 * MM
  const backEnd = paper.set(words.back, y, { ...BACK, size: 8, ink: 'quiet' })
  const reasonEnd = paper.set(words.reason, y, { ...REASON, size: 8, ink: 'quiet' })
  const start = Math.max(backEnd, reasonEnd) + 1 * MM
  y = setLines(setting, { start, column: RETURNED }, (_, top) => {
    paper.document
      .rect(BACK.x, top, 16 * MM, 8 * MM)
      .lineWidth(0.8)
      .strokeColor('#000000')
      .stroke()
    paper.document
      .rect(REASON.x, top, 16 * MM, 8 * MM)
      .lineWidth(0.8)
      .strokeColor('#000000')
      .stroke()
  })
  const legend = words.reasons.map((reason, index) => `${index + 1} ${reason}`).join(' · ')
  y = paper.set(words.voluntary, y + 4 * MM, { ...FULL, size: 9, cut: 'strong' })
  y = paper.set(legend, y, { ...FULL, size: 9 })
  paper.set(words.questions, y + 4 * MM, { ...FULL, size: 9, ink: 'quiet' })
}

const BACK = { x: 142 * MM, width: 24 * MM }
const REASON = { x: 168 * MM, width: 22 * MM }
const RETURNED = { x: PAGE.left, width: BACK.x - PAGE.left - 4 * MM }

function setOrderBars({ paper, slip }: Setting): void {
  setBars(paper, slip.order.number, BARS)
  paper.set(slip.order.number, BARS.y + BARS.height + 1.5 * MM, { ...BARS, size: 11, cut: 'strong' })
}

function setTitle({ paper, shop, slip, words }: Setting, title: string): number {
  const day = dayFormat(shop.market, { dateStyle: 'long' }).format(new Date(slip.order.placedAt))
  const y = paper.set(`${title} ${slip.order.number}`, 96 * MM, { ...FULL, size: 19, cut: 'display' })
  const facts = [
    `${words.order} ${slip.order.number}`,
    words.orderedAt(day),
    ...(slip.parcels > 1 ? [words.parcel(slip.parcel, slip.parcels)] : []),
    carrierName(slip.carrier, shop.market) ?? '',
  ]
  const about = facts.filter((fact) => fact !== '').join(' · ')
  return paper.set(about, y + 1 * MM, { ...FULL, size: 9, ink: 'quiet' }) + 5 * MM
}

type Column = { x: number; width: number }

/** Every line with a rule above it, none torn by the end of a page. Returns the height below the last. */
function setLines(
  { paper, shop, slip, words }: Setting,
  { start, column }: { start: number; column: Column },
  setBeside: (line: SlipLine, top: number) => void,
): number {
  const title = { ...column, size: 11, cut: 'strong' } as const
  const below = { ...column, size: 9, ink: 'quiet' } as const
  let y = start
  for (const line of slip.lines) {
    const about = [
      words.articleNumber(line.articleNumber),
      ...lineDetails(line.item, shop.market.language),
    ].join(' · ')
    const height = Math.max(LEAST_LINE, paper.heightOf(line.name, title) + paper.heightOf(about, below))
    if (y + GAP + height + GAP > END_OF_PAGE) {
      paper.document.addPage()
      paper.set(`${words.order} ${slip.order.number}`, 12 * MM, { ...FULL, size: 8, ink: 'quiet' })
      y = NEXT_PAGE
    }
    paper.rule(y)
    const top = y + GAP
    setBeside(line, top)
    paper.set(about, paper.set(line.name, top, title), below)
    y = top + height + GAP
  }
  paper.rule(y)
  return y
}
