import type { InvoiceLine } from '@shop/domain/invoice/invoice'
import { percentWords } from '@shop/domain/money/percent-sign'
import type { Setting } from './invoice-pdf.ts'
import { MM, PAGE } from './paper.ts'

const COLUMNS = {
  article: { x: PAGE.left, width: 82 * MM },
  quantity: { x: 106 * MM, width: 14 * MM },
  unitPrice: { x: 121 * MM, width: 25 * MM },
  rate: { x: 147 * MM, width: 16 * MM },
  total: { x: 163 * MM, width: 27 * MM },
} as const
/** The content ends here, which leaves room for the footer. */
export const CONTENT_END = 262 * MM
const NEXT_PAGE_TOP = 22 * MM

/** The items, on as many pages as it takes; a row is never split. Returns the height where they end. */
export function setLines(setting: Setting, top: number): number {
  const { paper, invoice } = setting
  let y = setColumnHeads(setting, top)
  for (const line of invoice.lines) {
    if (y + rowHeight(setting, line) > CONTENT_END) {
      paper.document.addPage()
      y = setColumnHeads(setting, NEXT_PAGE_TOP)
    }
    y = setRow(setting, line, y)
    paper.rule(y)
    y += 2 * MM
  }
  return y
}

/** Room for so much, on this page or the next. */
export function roomFor({ paper }: Setting, height: number, y: number): number {
  if (y + height <= CONTENT_END) return y
  paper.document.addPage()
  return NEXT_PAGE_TOP
}

function setColumnHeads({ paper, words }: Setting, y: number): number {
  const head = { size: 7.5, ink: 'quiet' } as const
  paper.set(words.article, y, { ...COLUMNS.article, ...head })
  for (const column of ['quantity', 'unitPrice', 'rate'] as const)
    paper.set(words[column], y, { ...COLUMNS[column], ...head, align: 'right' })
  const below = paper.set(words.amount, y, { ...COLUMNS.total, ...head, align: 'right' })
  paper.rule(below + 1.5 * MM)
  return below + 3.5 * MM
}

function setRow(setting: Setting, line: InvoiceLine, y: number): number {
  const { paper, amount } = setting
  const right = { align: 'right' } as const
  paper.set(String(line.quantity), y, { ...COLUMNS.quantity, ...right })
  paper.set(amount(line.unitPrice), y, { ...COLUMNS.unitPrice, ...right })
  if (line.rate !== null) paper.set(rateWords(setting, line.rate), y, { ...COLUMNS.rate, ...right })
  paper.set(amount(line.total), y, { ...COLUMNS.total, ...right })
  let below = paper.set(line.name, y, { ...COLUMNS.article, cut: 'strong' })
  const details = detailWords(setting, line)
  if (details !== '') below = paper.set(details, below + 1, { ...COLUMNS.article, size: 8, ink: 'quiet' })
  return below + 1.5 * MM
}

function rowHeight(setting: Setting, line: InvoiceLine): number {
  const { paper } = setting
  const details = detailWords(setting, line)
  const name = paper.heightOf(line.name, { ...COLUMNS.article, cut: 'strong' })
  const below = details === '' ? 0 : paper.heightOf(details, { ...COLUMNS.article, size: 8 })
  return name + below + 4 * MM
}

function detailWords({ words, amount }: Setting, line: InvoiceLine): string {
  const { articleNumber, details, reduction, ecoParticipation = 0 } = line
  return [
    articleNumber === null ? '' : words.articleNumber(articleNumber),
    ...details,
    reduction === 0 ? '' : words.lineReduction(amount(-reduction)),
    ecoParticipation === 0 ? '' : words.ecoParticipation(amount(ecoParticipation)),
  ]
    .filter((word) => word !== '')
    .join(' · ')
}

/** `19 %`, and `8,1 %` with the market's comma; `21%` in Dutch, as pages have it. */
export function rateWords({ market }: Setting, rate: number): string {
  return percentWords(rate, market)
}
