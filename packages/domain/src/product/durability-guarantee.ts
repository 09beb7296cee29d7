/**
 * A producer's guarantee that the whole of a good lasts, at no further cost. The label is for more than two years, in
 * steps of half a year.
 *
 * @see eu-duties C-02
 */
export type DurabilityGuarantee = {
  years: number
  /** The producer’s brand, as the label names it. */
  producer: string
  /** The producer’s number or name of the model. */
  model: string
}

const LEGAL_YEARS = 2
const MOST_YEARS = 99
/** As many letters as one line of the label takes. */
export const LONGEST_LABEL_FIELD = 30

/** Whether a guarantee may carry the label: longer than the law's own two years, in whole or half years. */
export function isLabelledGuarantee(years: number): boolean {
  return years > LEGAL_YEARS && years <= MOST_YEARS && Number.isInteger(years * 2)
}

const SPEAKS_OF_GUARANTEE = /g[au]+rant|gewährleist|gewaehrleist|waarborg|warranty|(?<!\p{L})garan(?!\p{L})/iu

/**
 * Whether the name of a seal, or of its picture, speaks of a guarantee or calls itself as the law's own label. A mark of
 * the shop's own for one is refused: the label of the law is the only one.
 *
 * @see eu-duties C-02
 */
export function speaksOfGuarantee(name: string): boolean {
  return SPEAKS_OF_GUARANTEE.test(name)
}
