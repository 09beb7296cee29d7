import { NUMBER } from '../text/number-words.ts'

const START = String.raw`(?<![\p{L}\d])`
const SHARE = new RegExp(String.raw`${START}${NUMBER}\s?(?:%|prozent|pour ?cent|procent)`, 'iu')
const MORE_FOR_LESS = new RegExp(
  String.raw`${START}${NUMBER}\s?(?:\+|für|pour|voor|for|halen)(?: le prix (?:de|d’))?,?\s?${NUMBER}(?![\p{L}\d])`,
  'iu',
)

/**
 * The words in a badge that promise a discount, null where there are none. A percentage follows from the price and its
 * 30 days, "three for two" from a promotion: typed beside them, they soon say something else.
 *
 * @see eu-duties C-09
 */
export function typedDiscount(text: string): string | null {
  return (SHARE.exec(text) ?? MORE_FOR_LESS.exec(text))?.[0] ?? null
}
