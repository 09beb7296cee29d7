import type { Setting } from './invoice-pdf.ts'
import { MM, PAGE } from './paper.ts'

const TOP = 271 * MM
const PAGE_NUMBER = 289 * MM
const COLUMN = 56 * MM

/**
 * The seller, as the law requires of business letters, and the number of the page. The foot of the page with the Swiss
 * payment part belongs to the bank.
 */
export function setFooters(setting: Setting, billPage: number | null): void {
  const { paper, words } = setting
  const { start, count } = paper.document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    if (index === billPage) continue
    paper.document.switchToPage(start + index)
    setSeller(setting)
    if (count > 1)
      paper.set(words.page(index + 1, count), PAGE_NUMBER, {
        x: PAGE.left,
        width: PAGE.right - PAGE.left,
        size: 7,
        ink: 'quiet',
        align: 'right',
      })
  }
}

function setSeller({ paper, invoice, words }: Setting): void {
  const { seller } = invoice
  paper.rule(TOP)
  const columns = [
    [seller.name, seller.street, seller.city],
    [seller.register, `${words.managingDirector} ${seller.managingDirector}`],
    [`${words.vatId} ${seller.vatId}`, seller.email],
  ]
  for (const [index, lines] of columns.entries()) {
    let y = TOP + 2 * MM
    for (const line of lines.filter((text) => text !== ''))
      y = paper.set(line, y, {
        x: PAGE.left + index * COLUMN,
        width: COLUMN - 3 * MM,
        size: 7,
        ink: 'quiet',
      })
  }
}
