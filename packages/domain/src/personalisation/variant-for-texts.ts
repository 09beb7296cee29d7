import type { Personalisation } from '../product/product-facts.ts'
import { type PersonalisationTexts, rowLength, textLength } from './personalisation-rules.ts'

/** A variant that can be ordered; the price in minor units. */
export type PricedVariant = { referenceKey: string; price: number }

/**
 * The variant that is sold with these texts, where variants are counted in letters: the cheapest that has room for every
 * row, or the roomiest where none has. It is the chosen one as long as nothing is typed, and for goods whose variants
 * differ in something else than room. The answer is a reference key.
 *
 * @see spec §4 "Personalisation text"
 */
export function variantForTexts(
  { rows }: Pick<Personalisation, 'rows'>,
  offer: { variants: readonly PricedVariant[]; chosen: string },
  texts: PersonalisationTexts,
): string {
  const { variants, chosen } = offer
  const counted = rows.filter(({ maxLengthOf }) => chosen in maxLengthOf)
  const isTyped = texts.some((text) => text.trim() !== '')
  if (counted.length === 0 || !isTyped) return chosen

  const room = (key: string) => counted.reduce((sum, row) => sum + rowLength(row, key), 0)
  const fits = (key: string) =>
    rows.every((row, index) => textLength(texts[index] ?? '') <= rowLength(row, key))
  const candidates = variants.filter(({ referenceKey }) =>
    counted.every(({ maxLengthOf }) => referenceKey in maxLengthOf),
  )
  const byPrice = candidates.toSorted((a, b) => a.price - b.price)
  const byRoom = candidates.toSorted((a, b) => room(b.referenceKey) - room(a.referenceKey))
  const best = byPrice.find(({ referenceKey }) => fits(referenceKey)) ?? byRoom[0]
  return best?.referenceKey ?? chosen
}
