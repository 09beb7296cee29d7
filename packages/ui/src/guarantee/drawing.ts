import { encode } from 'uqr'

/** The Union's colours, which the annexes prescribe; no token, since no theme may change them. */
export const UNION = { blue: '#003399', yellow: '#FFCC00', white: '#FFFFFF', ink: '#111111' } as const

/** Between the letters of a plain and a bold face of this family, and between its bold capitals. */
const LETTER_WIDTH = { plain: 0.51, bold: 0.57, capitals: 0.74 } as const

export type Words = { size: number; face?: keyof typeof LETTER_WIDTH; colour?: string }

/** A text in lines that fit a width, at a place; with where the next may begin. */
export function drawnLines(
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  { size, face = 'plain', colour = UNION.ink }: Words,
): { svg: string; bottom: number } {
  const most = Math.floor(width / (size * LETTER_WIDTH[face]))
  const height = size * 1.35
  const lines = linesOf(text, most)
  const svg = lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${round(y + size + index * height)}" font-size="${size}" font-weight="${face === 'plain' ? 400 : 700}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('')
  return { svg, bottom: y + lines.length * height }
}

/** A code that leads to an address, dark on a white square with the margin that readers need. */
export function drawnCode(address: string, { x, y, side }: { x: number; y: number; side: number }): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, down) =>
    row.flatMap((isDark, along) => (isDark ? [`M${along} ${down}h1v1h-1z`] : [])),
  )
  const scale = round(side / size)
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${UNION.white}" d="M0 0h${size}v${size}H0z"/><path fill="#000" shape-rendering="crispEdges" d="${squares.join('')}"/></g>`
}

/** Twelve stars in a circle. */
export function drawnStars({ x, y, radius }: { x: number; y: number; radius: number }): string {
  return Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return star(x + radius * Math.sin(angle), y - radius * Math.cos(angle), radius * 0.2)
  }).join('')
}

/** A drawing of a size, in the family that the annexes set their words in. */
export function drawing(
  { width, height }: { width: number; height: number },
  title: string,
  body: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter,Arial,Helvetica,sans-serif"><title>${escaped(title)}</title>${body}</svg>`
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.382
    const angle = (corner * Math.PI) / 5
    return `${round(x + reach * Math.sin(angle))},${round(y - reach * Math.cos(angle))}`
  })
  return `<polygon fill="${UNION.yellow}" points="${points.join(' ')}"/>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
