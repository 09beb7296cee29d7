import { saveFile } from './save-file.ts'

/** Hands a table to the downloads; a cell that a spreadsheet would take for a formula is text. */
export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // The mark says UTF-8 to spreadsheets.
  const text = `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  const base64 = btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  )
  saveFile({ fileName, mediaType: 'text/csv', base64 })
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
