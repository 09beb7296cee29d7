import type { PaperLook } from '@shop/domain/shop/brand'
import PDFDocument from 'pdfkit'
import { paperFonts } from './paper-fonts.ts'

/** One millimetre in the points that a PDF counts in. */
export const MM = 72 / 25.4
export const PAGE = { width: 210 * MM, height: 297 * MM, left: 22 * MM, right: 190 * MM } as const

export type Ink = 'accent' | 'text' | 'quiet'
export type Cut = 'text' | 'strong' | 'display'

type Style = { x: number; width: number; size?: number; cut?: Cut; ink?: Ink; align?: 'left' | 'right' }

/** A document of A4 pages in a brand's look. Positions are absolute, so nothing breaks a page by itself. */
export type Paper = {
  readonly document: PDFKit.PDFDocument
  /** Sets a text at a height and returns the height below it; tabular figures, so that amounts align. */
  set: (text: string, y: number, style: Style) => number
  /** Sets lines below each other, as an address has them; a text itself is never broken by what is in it. */
  setLines: (lines: readonly string[], y: number, style: Style) => number
  heightOf: (text: string, style: Style) => number
  rule: (y: number, x?: number, width?: number) => void
  /** The finished file. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

type PaperMeta = { title: string; author: string; language: string; madeAt: Date }

/** Takes a sheet. `madeAt` goes into the file, so that the same content makes the same file. */
export function newPaper(look: PaperLook, { title, author, language, madeAt }: PaperMeta): Paper {
  const fonts = paperFonts(look)
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  })
  for (const cut of ['text', 'strong', 'display'] as const) document.registerFont(cut, fonts[cut])
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))

  const options = ({ width, align = 'left' }: Style) => ({
    width,
    align,
    lineGap: 1.5,
    ...(align === 'right' ? { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] } : {}),
  })
  const dressed = ({ size = 9, cut = 'text' }: Style) => document.font(cut).fontSize(size)

  const set = (text: string, y: number, style: Style): number => {
    dressed(style)
      .fillColor(look[style.ink ?? 'text'])
      .text(printable(text), style.x, y, options(style))
    return document.y
  }

  return {
    document,
    set,
    setLines: (lines, y, style) => lines.reduce((height, line) => set(line, height, style), y),
    heightOf: (text, style) => dressed(style).heightOfString(printable(text), options(style)),
    rule(y, x = PAGE.left, width = PAGE.right - PAGE.left) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(look.line)
        .stroke()
    },
    bytes: () =>
      new Promise((resolve, reject) => {
        document.on('error', reject)
        document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
        document.end()
      }),
  }
}

/** The narrow spaces of French numbers are in no font here; what cannot be printed becomes a space. */
function printable(text: string): string {
  return text.replaceAll(/[\u202F\u2009]/g, '\u00A0').replaceAll(/\p{Cc}/gu, ' ')
}
