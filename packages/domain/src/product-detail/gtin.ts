const GTIN = /^(?:\d{8}|\d{12,14})$/

/**
 * Whether a text is a global trade item number: 8, 12, 13 or 14 figures, of which the last follows from the others.
 *
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function isGtin(text: string): boolean {
  return GTIN.test(text) && text.endsWith(checkFigure(text.slice(0, -1)))
}

/** The figures of a trade item number with the last one that belongs to them. */
export function gtinOf(figures: string): string {
  return figures + checkFigure(figures)
}

/** From the right every other figure counts threefold; what is missing to the next ten is the last figure. */
function checkFigure(figures: string): string {
  let sum = 0
  for (let place = figures.length - 1, weight = 3; place >= 0; place -= 1, weight = 4 - weight)
    sum += Number(figures[place]) * weight
  return String((10 - (sum % 10)) % 10)
}

export type GtinProblem = 'figures' | 'length' | 'checkFigure'

/**
 * What is wrong with a trade item number that somebody has typed: something else than figures, as many as no number has,
 * or a last figure that does not follow from the others, which is mostly two figures in the wrong order.
 *
 * @returns null where nothing is wrong
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function gtinProblem(text: string): GtinProblem | null {
  if (/\D/.test(text)) return 'figures'
  if (!GTIN.test(text)) return 'length'
  return isGtin(text) ? null : 'checkFigure'
}

/**
 * Every writing of the same trade item number, the given one among them: zeros in front make 12 figures into 13 or 14
 * and name no other article.
 *
 * @see https://www.gs1.org/standards/id-keys/gtin
 */
export function sameGtins(gtin: string): string[] {
  const figures = gtin.replace(/^0+/, '')
  return [8, 12, 13, 14]
    .filter((length) => length >= figures.length)
    .map((length) => figures.padStart(length, '0'))
}
