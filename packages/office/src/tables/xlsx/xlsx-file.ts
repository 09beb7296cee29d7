import { type Cell, inUnits, isFormula } from '@shop/domain/figures/spreadsheet'
import { strToU8, zipSync } from 'fflate'
import { type ExportedTable, headings, isMoney, type TableColumn } from '../shape/exported-table.ts'
import { escapedText } from './escaped-text.ts'
import { serialOf } from './serial-day.ts'

/** Styles of cells, by their places in the part below. The first one is that of every cell outside of the table. */
const STYLES = { text: 1, quoted: 2, count: 3, amount: 4, percent: 5, day: 6, moment: 7, heading: 8 } as const

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KINDS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Excel refuses more letters, and these. */
const SHEET_NAME_LENGTH = 31
const FORBIDDEN_IN_NAME = /[[\]:*?/\\']/g
const [LEAST_WIDTH, MOST_WIDTH] = [9, 60]

/**
 * A table as an Excel workbook of one sheet. Texts are cells of the kind text in the format text: an article number keeps
 * its zeros, and what begins with `=` is none but a text, also after somebody has edited it. No cell is a formula.
 *
 * @see ECMA-376 part 1, §18.3 (sheets), §18.8 (styles)
 */
export function xlsxFile(table: ExportedTable): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KINDS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KINDS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KINDS}.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheetName(table.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': sheet(table),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)]))
  // The same table is the same file.
  return new Uint8Array(zipSync(files, { mtime: '2020-01-01T12:00:00' }))
}

function relationships(targets: readonly [kind: string, target: string][]): string {
  const all = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function sheetName(title: string): string {
  const name = title.replaceAll(FORBIDDEN_IN_NAME, ' ').trim()
  return escapedText(Array.from(name).slice(0, SHEET_NAME_LENGTH).join('').trim() || '1').replaceAll(
    '"',
    '&quot;',
  )
}

/**
 * Formats 1, 4, 14, 22 and 49 are Excel's own, shown as the language of whoever opens it writes them. Whole numbers are
 * shown without groups: a stock of `1.200` that is saved as CSV could be read as 1.2.
 */
function styles(): string {
  const format = (id: number, more = '') =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`
  const cells = [
    format(0),
    format(49),
    format(49, ' quotePrefix="1"'),
    format(1),
    format(4),
    format(164),
    format(14),
    format(22),
    format(49).replace('fontId="0"', 'fontId="1" applyFont="1"'),
  ]
  return `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`
}

function sheet({ columns, rows }: ExportedTable): string {
  const head = headings(columns)
  const widths = columns.map((_, index) => {
    const longest = rows.reduce(
      (most, row) => Math.max(most, String(row[index] ?? '').length),
      head[index]?.length ?? 0,
    )
    return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, longest + 2))}" customWidth="1"/>`
  })
  const lines = [
    head.map((name, index) => textCell(name, `${letters(index)}1`, STYLES.heading)),
    ...rows.map((row, line) =>
      row.map((cell, index) =>
        written(cell, `${letters(index)}${line + 2}`, columns[index]?.holds ?? 'text'),
      ),
    ),
  ].map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`)
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>${lines.join('')}</sheetData></worksheet>`
}

function written(cell: Cell, place: string, holds: TableColumn['holds']): string {
  if (cell === null) return `<c r="${place}" s="${holds === 'text' ? STYLES.text : numberStyle(holds)}"/>`
  if (typeof cell === 'number') {
    const value = isMoney(holds) ? inUnits(cell) : cell
    if (!Number.isFinite(value)) return ''
    return `<c r="${place}" s="${numberStyle(holds)}"><v>${value}</v></c>`
  }
  const serial = holds === 'day' || holds === 'moment' ? serialOf(cell) : null
  if (serial !== null) return `<c r="${place}" s="${numberStyle(holds)}"><v>${serial}</v></c>`
  return textCell(cell, place, isFormula(cell) ? STYLES.quoted : STYLES.text)
}

function textCell(text: string, place: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapedText(text)}</t></is></c>`
}

function numberStyle(holds: TableColumn['holds']): number {
  if (isMoney(holds)) return STYLES.amount
  if (holds === 'percent' || holds === 'day' || holds === 'moment') return STYLES[holds]
  return STYLES.count
}

/** How a column is called: A, Z, AA. */
function letters(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? letters(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}
