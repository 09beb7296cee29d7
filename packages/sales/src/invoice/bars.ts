import { code128 } from '@shop/domain/after-sales/code-128'
import { MM, type Paper } from './paper.ts'

type Place = { x: number; y: number; width: number; height: number }

/** Bars thicker than this are no easier to read. */
const MOST_MODULE = 0.5 * MM

/** Sets a text as bars of Code 128 that a scanner reads, within a width in points. @throws for letters it has no bars for */
export function setBars({ document }: Paper, text: string, { x: left, y, width: room, height }: Place): void {
  const widths = code128(text)
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const module = Math.min(MOST_MODULE, room / modules)
  let x = left
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) document.rect(x, y, width * module, height).fill('#000000')
    x += width * module
  }
}
