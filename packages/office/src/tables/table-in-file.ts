import { csvTable } from '@shop/domain/goods/csv-table'
import { type Table, tableOfRows } from '@shop/domain/goods/table-of-rows'

/** Why a file holds no table: `old` is Excel's format of before 2007, or a workbook with a password. */
export type TableFileProblem = 'large' | 'old' | 'damaged'

export type TableInFile =
  | { type: 'read'; table: Table | null }
  | { type: TableFileProblem }
  /** A letter that is broken, and the line of the text where it stands. */
  | { type: 'letters'; line: number }

/** How files begin that are packed, and those of Excel before that. */
const PACKED = [0x50, 0x4b, 0x03, 0x04]
const OLD = [0xd0, 0xcf, 0x11, 0xe0]

/** The table of a file, by its bytes and not by its name: of an Excel workbook its first sheet, of everything else CSV. */
export async function tableInFile(file: Blob, mostBytes: number): Promise<TableInFile> {
  if (file.size > mostBytes) return { type: 'large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (signs: readonly number[]) => signs.every((sign, index) => bytes[index] === sign)
  if (begins(OLD)) return { type: 'old' }
  if (!begins(PACKED)) {
    const { text, brokenAt } = textOf(bytes)
    return brokenAt === null ? { type: 'read', table: csvTable(text) } : { type: 'letters', line: brokenAt }
  }
  const [{ xlsxLines }, { WorkbookTooLarge }] = await Promise.all([
    import('./xlsx/xlsx-lines.ts'),
    import('./xlsx/workbook-parts.ts'),
  ])
  try {
    return { type: 'read', table: tableOfRows(xlsxLines(bytes)) }
  } catch (error) {
    // Whatever unpacking or reading stumbles over, the file is to be saved once more by whoever made it.
    return { type: error instanceof WorkbookTooLarge ? 'large' : 'damaged' }
  }
}

type Text = { text: string; brokenAt: number | null }

/** What stands in place of a letter that is none. */
const BROKEN = '\ufffd'
/** Letters that UTF-8 writes as several bytes. */
const OF_SEVERAL_BYTES = /[^\0-\x7f\ufffd]/gu

/** Letters as spreadsheets save them: UTF-8, Excel's Unicode text, or the code page of Windows in the west of Europe. */
function textOf(bytes: Uint8Array): Text {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return whole(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return whole(new TextDecoder('utf-16be').decode(bytes))
  try {
    return whole(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const hasMark = first === 0xef && second === 0xbb && third === 0xbf
    if (hasMark || isMostlyWhole(text)) return { text, brokenAt: lineOf(text, text.indexOf(BROKEN)) }
    // What is hardly UTF-8 is what Excel for Windows writes as "CSV".
    return whole(new TextDecoder('windows-1252').decode(bytes))
  }
}

/**
 * Whether more letters beyond ASCII are whole than broken. In the code page of Windows few of them make up a letter of
 * UTF-8 by chance, as "É" does with the space before a French colon, and all others are broken.
 */
function isMostlyWhole(text: string): boolean {
  const wholeOnes = text.match(OF_SEVERAL_BYTES)?.length ?? 0
  return wholeOnes > text.split(BROKEN).length - 1
}

function whole(text: string): Text {
  return { text, brokenAt: null }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\r|\n/).length
}
