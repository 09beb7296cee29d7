/** What a cell holds: a text, a number, or nothing. */
export type Cell = string | number | null

export type SheetForm = {
  /** What stands between cells: a German spreadsheet expects a semicolon, because its numbers have commas. */
  separator: ',' | ';'
  /** What stands before decimals. */
  decimal: '.' | ','
}

/** What the spreadsheets of a language expect; any other one than German goes by the point. */
export function sheetForm(language: string): SheetForm {
  return language === 'de' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/** What makes a spreadsheet take a text for a formula, also behind spaces. @see OWASP "CSV Injection" */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** Whether a spreadsheet would take a text for a formula, once somebody edits it or imports it as CSV. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text)
}

/** A table as a file that a spreadsheet opens. No cell of it is a formula, whatever somebody has typed. */
export function spreadsheet(rows: readonly (readonly Cell[])[], form: SheetForm): string {
  const lines = rows.map((row) => row.map((cell) => written(cell, form)).join(form.separator))
  // Without the mark Excel reads umlauts as two letters.
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`
}

/** An amount in minor units as a number of its currency, `1234.5` for 123450. */
export function inUnits(minor: number): number {
  return minor / 100
}

function written(cell: Cell, { separator, decimal }: SheetForm): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal), separator)
  return quoted(isFormula(cell) ? `'${cell}` : cell, separator)
}

function quoted(text: string, separator: string): string {
  const isPlain = !/["\r\n\t]/.test(text) && !text.includes(separator)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}
