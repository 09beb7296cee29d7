import { typedDiscount } from './typed-discount.ts'

/** „100 % Leinen“ takes nothing off. */
const WHOLE = /100\s?(?:%|prozent|pour ?cent|procent)/giu

/**
 * The words of a campaign that promise a discount without saying which promotion or code gives it, null where there are
 * none: nobody could tell whether it is true.
 *
 * @see eu-duties C-09
 */
export function unnamedDiscount(
  texts: readonly string[],
  { promotion, code }: { promotion: string | null; code: string | null },
): string | null {
  if (promotion !== null || code !== null) return null
  return (
    texts.map((text) => typedDiscount(text.replaceAll(WHOLE, ''))).find((words) => words !== null) ?? null
  )
}
