/** What a scanner has to recognise a line by. */
type ScannableLine = {
  variantId: number
  gtin: string | null
  articleNumber: string
  quantity: number
  picked: number
}

export type Scan<Line> =
  | { type: 'found'; line: Line }
  /** Every unit of it lies in its box already. */
  | { type: 'enough'; line: Line }
  /** An article number that several variants have: only their codes tell them apart. */
  | { type: 'unclear' }
  | { type: 'wrong' }

/** Codes are written in 8 to 14 figures; with zeros in front they are the same number. */
const GTIN_FIGURES = 14

/**
 * The line that a scanned code belongs to, the first that still lacks a unit: by its trade item number, or by the article
 * number that somebody has typed.
 */
export function scannedLine<Line extends ScannableLine>(code: string, lines: readonly Line[]): Scan<Line> {
  const wanted = code.trim()
  const known = lines.filter((line) => isCodeOf(wanted, line))
  if (new Set(known.map(({ variantId }) => variantId)).size > 1) return { type: 'unclear' }
  const open = known.find(({ picked, quantity }) => picked < quantity)
  if (open !== undefined) return { type: 'found', line: open }
  const [full] = known
  return full === undefined ? { type: 'wrong' } : { type: 'enough', line: full }
}

function isCodeOf(code: string, { gtin, articleNumber }: ScannableLine): boolean {
  if (code === '') return false
  if (gtin !== null && /^\d{8,14}$/.test(code))
    if (gtin.padStart(GTIN_FIGURES, '0') === code.padStart(GTIN_FIGURES, '0')) return true
  return code.toUpperCase() === articleNumber.toUpperCase()
}
