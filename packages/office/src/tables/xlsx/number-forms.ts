import { DAYS_TO_1904, dayOfSerial } from './serial-day.ts'
import { xmlEvents } from './xml-events.ts'

/** Shows a number as its cell does, as far as that says what it is. */
export type NumberForm = (value: number) => string

/** Excel's own formats of days and times. @see ECMA-376 part 1, §18.8.30 */
const DAYS = [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)]
const PERCENT = [9, 10]
const TWO_DECIMALS = [2, 4, 39, 40]
/** More digits than these are what is left of adding: 10.1 + 2.3 is 12.399999999999999. */
const DIGITS = 15

/**
 * How cells of each style are to be read: a price that Excel has taken for a day is a day and no number, and an article
 * number that is shown with zeros in front has them.
 */
export function numberForms(stylesXml: string | null, isFrom1904: boolean): readonly NumberForm[] {
  if (stylesXml === null) return []
  const codes = new Map<number, string>()
  const forms: NumberForm[] = []
  let isInCells = false
  for (const event of xmlEvents(stylesXml)) {
    if (event.kind === 'text') continue
    if (event.name === 'cellXfs') isInCells = event.kind === 'open'
    if (event.kind === 'close') continue
    if (event.name === 'numFmt')
      codes.set(Number(event.attributes.get('numFmtId')), event.attributes.get('formatCode') ?? '')
    if (isInCells && event.name === 'xf')
      forms.push(formOf(Number(event.attributes.get('numFmtId') ?? 0), codes, isFrom1904))
  }
  return forms
}

/** A number of which nothing is known but its value. */
export function plainNumber(value: number): string {
  const exact = Number(value.toPrecision(DIGITS))
  // From here on a number is written as 1e+21.
  return Math.abs(exact) < 1e21 ? String(exact) : value.toLocaleString('en', { useGrouping: false })
}

function formOf(id: number, codes: ReadonlyMap<number, string>, isFrom1904: boolean): NumberForm {
  // What is quoted, escaped or in brackets is shown as it stands, and says nothing about the number; but [h] is hours.
  const code = (codes.get(id) ?? '').replaceAll(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, '')
  if (DAYS.includes(id) || /[dmyhs]/i.test(code))
    return (value) => dayOfSerial(value + (isFrom1904 ? DAYS_TO_1904 : 0)) ?? plainNumber(value)
  if (PERCENT.includes(id) || code.includes('%')) return (value) => `${plainNumber(value * 100)}%`
  const decimals = decimalsOf(id, code)
  if (decimals !== null) return (value) => plainNumber(Number(value.toFixed(decimals)))
  if (/^0{2,}$/.test(code))
    return (value) =>
      Number.isInteger(value) && value >= 0
        ? plainNumber(value).padStart(code.length, '0')
        : plainNumber(value)
  return plainNumber
}

/** So many decimals a cell shows at all times, of what may have more behind them; null where it shows what there is. */
function decimalsOf(id: number, code: string): number | null {
  if (TWO_DECIMALS.includes(id)) return 2
  const [, zeros] = /\.(0+)(?![0#?e])/i.exec(code) ?? []
  return zeros === undefined ? null : zeros.length
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
