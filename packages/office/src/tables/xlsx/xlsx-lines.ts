import type { FileLine } from '@shop/domain/goods/table-of-rows'
import { unescapedText } from './escaped-text.ts'
import { type NumberForm, numberForms, plainNumber } from './number-forms.ts'
import { WorkbookTooLarge, workbookParts } from './workbook-parts.ts'
import { xmlEvents } from './xml-events.ts'

/** More columns and lines than any table of the office has. */
const MOST_COLUMNS = 256
const MOST_LINES = 100_000

type Cell = {
  column: number
  kind: string
  style: number
  value: string
  /** Whether it says what it has come to, which may be nothing. */
  hasValue: boolean
  formula: string | null
}

/**
 * The lines of a workbook's first sheet, counted as the spreadsheet counts them, as texts: numbers with a point, days as
 * `2026-11-30`, what a formula has come to. A formula that nothing has worked out stands there as it is written. Empty
 * lines are passed over; the first one has as many cells as it names, and a line with more has none.
 *
 * @throws WorkbookTooLarge, NoWorkbook, XmlProblem, and what unpacking throws of a file that is damaged
 */
export function xlsxLines(bytes: Uint8Array): FileLine[] {
  const { sheet, sharedStrings, styles, isFrom1904 } = workbookParts(bytes)
  const strings = stringsOf(sharedStrings)
  const forms = numberForms(styles, isFrom1904)
  const lines: { line: number; cells: string[] }[] = []
  for (const { line, cells } of rowsOf(sheet)) {
    const texts: string[] = []
    for (const cell of cells) texts[cell.column] = textOf(cell, strings, forms)
    const whole = Array.from(texts, (text) => text ?? '')
    if (whole.every((text) => text.trim() === '')) continue
    lines.push({ line, cells: whole })
    if (lines.length > MOST_LINES) throw new WorkbookTooLarge()
  }
  const width = (lines[0]?.cells ?? []).findLastIndex((name) => name.trim() !== '') + 1
  return lines.map(({ line, cells }) => ({ line, cells: inWidth(cells, width) }))
}

function inWidth(cells: readonly string[], width: number): string[] | null {
  if (cells.slice(width).some((text) => text.trim() !== '')) return null
  return Array.from({ length: width }, (_, index) => cells[index] ?? '')
}

function* rowsOf(xml: string): Generator<{ line: number; cells: Cell[] }> {
  let line = 0
  let cells: Cell[] = []
  let cell: Cell | null = null
  /** What a text belongs to. */
  let within: 'v' | 'f' | 't' | null = null
  let isSpoken = false
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (cell === null || within === null || isSpoken) continue
      if (within === 'f') cell.formula = (cell.formula ?? '') + event.text
      else cell.value += event.text
      continue
    }
    const { kind, name, attributes } = event
    if (name === 'v' || name === 'f' || name === 't') within = kind === 'open' ? name : null
    if (name === 'rPh') isSpoken = kind === 'open'
    if (kind === 'open' && name === 'row') {
      line = Number(attributes.get('r') ?? line + 1)
      cells = []
    }
    if (kind === 'open' && name === 'c') {
      const column = columnOf(attributes.get('r')) ?? (cells.at(-1)?.column ?? -1) + 1
      if (column >= MOST_COLUMNS) throw new WorkbookTooLarge()
      const style = Number(attributes.get('s') ?? 0)
      cell = { column, kind: attributes.get('t') ?? 'n', style, value: '', hasValue: false, formula: null }
    }
    if (kind === 'open' && name === 'v' && cell !== null) cell.hasValue = true
    if (kind === 'open' && name === 'f' && cell !== null) cell.formula = ''
    if (kind === 'close' && name === 'c' && cell !== null) {
      cells.push(cell)
      cell = null
    }
    if (kind === 'close' && name === 'row') yield { line, cells }
  }
}

function textOf(
  { kind, style, value, hasValue, formula }: Cell,
  strings: readonly string[],
  forms: readonly NumberForm[],
): string {
  if (!hasValue && formula) return `=${formula}`
  if (kind === 's') return strings[Number(value)] ?? ''
  if (kind === 'inlineStr' || kind === 'str') return unescapedText(value)
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind !== 'n' || value.trim() === '' || !Number.isFinite(Number(value))) return value
  return (forms[style] ?? plainNumber)(Number(value))
}

/** Texts that cells name by their number; runs of one text stand together, and how it is spoken is left out. */
function stringsOf(xml: string | null): string[] {
  const strings: string[] = []
  let isText = false
  let isSpoken = false
  let text = ''
  for (const event of xmlEvents(xml ?? '')) {
    if (event.kind === 'text') {
      if (isText && !isSpoken) text += event.text
      continue
    }
    const isOpened = event.kind === 'open'
    if (event.name === 't') isText = isOpened
    if (event.name === 'rPh') isSpoken = isOpened
    if (event.name !== 'si') continue
    if (isOpened) text = ''
    else strings.push(unescapedText(text))
  }
  return strings
}

/** The column that a place such as `AB12` names, from nought; null where none is named. */
function columnOf(place: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  if (letters === undefined) return null
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
