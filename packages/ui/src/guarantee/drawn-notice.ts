import { drawing, drawnCode, drawnLines, drawnStars, UNION, type Words } from './drawing.ts'
import { NOTICE_SIZE } from './notice-size.ts'
import type { NoticeWords } from './notice-words.ts'

const MARGIN = 40
const INNER = NOTICE_SIZE.width - 2 * MARGIN
const HEAD = 170
const CODE = 128
const PLAIN: Words = { size: 13 }
const BOLD: Words = { size: 14, face: 'bold', colour: UNION.blue }

/**
 * The notice on the legal guarantee as the shop draws it after Annex I: the Commission's own files replace it as soon as
 * an operator lays them in place.
 *
 * @see docs/law.md
 */
export function drawnNotice(words: NoticeWords, page: string): string {
  const parts: string[] = [
    `<path fill="${UNION.white}" d="M0 0h${NOTICE_SIZE.width}v${NOTICE_SIZE.height}H0z"/>`,
    `<path fill="${UNION.blue}" d="M0 0h${NOTICE_SIZE.width}v${HEAD}H0z"/>`,
    drawnStars({ x: NOTICE_SIZE.width - 92, y: HEAD / 2, radius: 50 }),
  ]
  let y = 26
  const put = (text: string, look: Words, indent = 0, width: number = INNER) => {
    const { svg, bottom } = drawnLines(text, { x: MARGIN + indent, y, width: width - indent }, look)
    parts.push(svg)
    y = bottom
  }
  const list = (items: readonly string[], mark: string) => {
    for (const item of items) put(`${mark}${item}`, PLAIN, 14)
  }

  const beside = NOTICE_SIZE.width - 92 - 62 - MARGIN
  put(words.title.toLocaleUpperCase(), { size: 24, face: 'capitals', colour: UNION.yellow }, 0, beside)
  y += 6
  put(words.lead, { size: 14.5, face: 'bold', colour: UNION.white }, 0, beside)
  y = HEAD + 18
  put(words.rights, BOLD)
  list(words.rightsList, '• ')
  y += 10
  put(words.liability, BOLD)
  list(words.liabilityList, '• ')
  y += 10
  put(words.duration, PLAIN)
  y += 10
  put(words.steps, BOLD)
  list(words.stepsList, '')
  y += 10
  put(words.commercial, PLAIN)
  y = NOTICE_SIZE.height - CODE - 22
  parts.push(drawnCode(page, { x: NOTICE_SIZE.width - MARGIN - CODE, y, side: CODE }))
  y += 20
  put(words.more, BOLD, 0, INNER - CODE - 20)
  y += 6
  put('europa.eu/youreurope', { size: 13, face: 'bold' }, 0, INNER - CODE - 20)

  return drawing(NOTICE_SIZE, words.title, parts.join(''))
}
