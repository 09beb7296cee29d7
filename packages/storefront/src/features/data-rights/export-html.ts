import { escaped } from '@shop/domain/text/escaped'
import type { ExportLabel } from './export-labels.ts'

type Row = Readonly<Record<string, unknown>>
export type ExportSection = { title: string; rows: readonly Row[] }

export type ExportPage = {
  /** BCP 47. */
  language: string
  title: string
  lead: string
  /** Said of a section in which there is nothing. */
  nothing: string
  sections: readonly ExportSection[]
  labels: ReadonlyMap<string, ExportLabel>
  /** An ISO instant, a day of it, and minor units, as the reader writes them. */
  moment: (iso: string) => string
  day: (iso: string) => string
  money: (minorUnits: number, currency: string | null) => string
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}section{margin-block:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1.5rem;margin:0 0 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}article,dd>dl{border-inline-start:2px solid #ccc;padding-inline-start:1rem;margin-block:.5rem}'

/**
 * An export as a page for people: a file without scripts that can be kept, opened anywhere and printed. Only fields
 * with a label are shown; the JSON has all.
 *
 * @see eu-duties C-29
 */
export function exportHtml(page: ExportPage): string {
  const sections = page.sections.map(
    ({ title, rows }) =>
      `<section><h2>${escaped(title)} (${rows.length})</h2>${
        rows.length === 0
          ? `<p>${escaped(page.nothing)}</p>`
          : rows.map((row) => `<article>${fields(row, page, currencyOf(row, null))}</article>`).join('')
      }</section>`,
  )
  return `<!doctype html><html lang="${escaped(page.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title><style>${STYLE}</style></head><body><h1>${escaped(page.title)}</h1><p>${escaped(page.lead)}</p>${sections.join('')}</body></html>`
}

function fields(row: Row, page: ExportPage, currency: string | null): string {
  const cells = [...page.labels].flatMap(([name, { label, kind }]) => {
    const value = valueHtml(row[name], kind, page, currency)
    return value === '' ? [] : [`<dt>${escaped(label)}</dt><dd>${value}</dd>`]
  })
  return cells.length === 0 ? '' : `<dl>${cells.join('')}</dl>`
}

function valueHtml(
  value: unknown,
  kind: ExportLabel['kind'],
  page: ExportPage,
  currency: string | null,
): string {
  if (Array.isArray(value)) return value.map((one) => valueHtml(one, kind, page, currency)).join('')
  if (isRow(value)) return fields(value, page, currencyOf(value, currency))
  if (kind === 'money' && typeof value === 'number') return escaped(page.money(value, currency))
  if (kind === 'moment' && typeof value === 'string') return escaped(page.moment(value))
  if (kind === 'day' && typeof value === 'string') return escaped(page.day(value))
  return typeof value === 'string' || typeof value === 'number' ? escaped(String(value)) : ''
}

/** Amounts are of the currency that stands nearest above them. */
function currencyOf({ currencyCode, currency }: Row, above: string | null): string | null {
  const own = currencyCode ?? currency
  return typeof own === 'string' ? own : above
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
