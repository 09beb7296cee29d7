import type { ShownVariant } from '@shop/api-client/office/product-commands'

/** Of fewer nobody needs to search. */
export const MANY_VARIANTS = 12

/** Whether a variant has these words, in small letters, in its number, its EAN or its label. */
export function isWritten({ referenceKey, gtin, label }: ShownVariant, words: string): boolean {
  return [referenceKey, gtin ?? '', label.de, label.fr, label.nl].some((text) =>
    text.toLowerCase().includes(words),
  )
}

/** An order in which one stands at another place, counted from 1; a place beyond the others is the last. */
export function movedTo(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((one) => one !== id)
  return others.toSpliced(Math.max(0, Math.min(place - 1, others.length)), 0, id)
}

/**
 * The ids of variants by their label or their number. Figures within words count as numbers, so that 9 stands before 10;
 * what is the same stays in its order.
 */
export function sortedIds(
  variants: readonly ShownVariant[],
  by: 'label' | 'number',
  language: string,
): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const wordsOf = ({ label, referenceKey }: ShownVariant) => (by === 'label' ? label.de : referenceKey)
  return variants.toSorted((one, other) => compare(wordsOf(one), wordsOf(other))).map(({ id }) => id)
}
