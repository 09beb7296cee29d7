/** A picture as a page has it at one width, in px of the page. */
export type PictureSlot = {
  /** The `sizes` that the picture asks by. */
  sizes: string
  /** How wide it says it will be. */
  asked: number
  width: number
  height: number
  fit: string
  /** The width of the file that a screen with two pixels for each of the page takes. */
  file: number | null
}

/** The condition of each entry of a `sizes` attribute, and its length; the last one has none. */
export function sizeEntries(sizes: string): { condition: string | null; length: string }[] {
  return splitOutside(sizes, ',').map((entry) => {
    const words = splitOutside(entry.trim(), ' ')
    const length = words.at(-1) ?? ''
    const condition = words.slice(0, -1).join(' ')
    return { condition: condition === '' ? null : condition, length }
  })
}

/** The smallest file that has as many pixels as are asked for, or the largest there is. */
export function chosenFile(srcset: string, pixels: number): number | null {
  const widths = [...srcset.matchAll(/\s(\d+)w(?:,|$)/g)]
    .map(([, width]) => Number(width))
    .sort((a, b) => a - b)
  return widths.find((width) => width >= pixels) ?? widths.at(-1) ?? null
}

/** `4 : 5`, `16 : 9` where it is one of ours, else the quotient: `1.73 : 1`. */
export function ratioName(width: number, height: number): string {
  const RATIOS = [
    [1, 1],
    [4, 5],
    [3, 2],
    [16, 9],
    [4, 3],
    [2, 1],
    [21, 9],
  ] as const
  const known = RATIOS.find(([across, down]) => Math.abs(width / height - across / down) < 0.015)
  return known ? known.join(' : ') : `${(width / height).toFixed(2)} : 1`
}

/** Splits at a sign that stands in no parentheses. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part.trim() !== '')
}
