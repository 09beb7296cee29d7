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
const LAST_LINE = 262 * MM
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
  const end = setLines(setting, y, (line, top) => {
    paper.set(`${line.quantity} ×`, top, { x: PAGE.left, width: 18 * MM, size: 12, cut: 'strong' })
    return setArticle(setting, line, { top, x: PAGE.left + 20 * MM, width: FULL.width - 20 * MM })
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
  y = setLines(setting, Math.max(backEnd, reasonEnd) + 1 * MM, (line, top) => {
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
    const end = setArticle(setting, line, { top, x: PAGE.left, width: BACK.x - PAGE.left - 4 * MM })
    return Math.max(end, top + 9 * MM)
  })
  const legend = words.reasons.map((reason, index) => `${index + 1} ${reason}`).join(' · ')
  y = paper.set(words.voluntary, y + 4 * MM, { ...FULL, size: 9, cut: 'strong' })
  y = paper.set(legend, y, { ...FULL, size: 9 })
  paper.set(words.questions, y + 4 * MM, { ...FULL, size: 9, ink: 'quiet' })
}

const BACK = { x: 142 * MM, width: 24 * MM }
const REASON = { x: 168 * MM, width: 22 * MM }

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

/** Every line with a rule above it, none torn by the end of a page. Returns the height below the last. */
function setLines(
  { paper, slip, words }: Setting,
  start: number,
  setLine: (line: SlipLine, top: number) => number,
): number {
  let y = start
  for (const line of slip.lines) {
    if (y > LAST_LINE) {
      paper.document.addPage()
      paper.set(`${words.order} ${slip.order.number}`, 12 * MM, { ...FULL, size: 8, ink: 'quiet' })
      y = NEXT_PAGE
    }
    paper.rule(y)
    y = setLine(line, y + 2 * MM) + 2 * MM
  }
  paper.rule(y)
  return y
}

type Column = { top: number; x: number; width: number }

function setArticle({ paper, shop, words }: Setting, line: SlipLine, { top, x, width }: Column): number {
  const { name, articleNumber, item } = line
  const y = paper.set(name, top, { x, width, size: 11, cut: 'strong' })
  const about = [words.articleNumber(articleNumber), ...lineDetails(item, shop.market.language)].join(' · ')
  return paper.set(about, y, { x, width, size: 9, ink: 'quiet' })
}
