import type { PageFacts } from './page-facts.ts'

/** What a price owes whoever reads it. */
export type PriceNote = {
  /** The words on tax and shipping, by language as in `lang` before its hyphen. */
  words: Readonly<Record<string, RegExp>>
  /** End of the address where the shipping costs stand. */
  shippingPath: string
}

const AMOUNT = /(?:€|CHF)\s?\d|\d\s?(?:€|CHF)/

/**
 * Prices that stand without their note: on a page that never says what is in them and leads to no shipping costs, or in
 * a card that says nothing itself.
 */
export function priceProblems(facts: PageFacts, { words, shippingPath }: PriceNote): string[] {
  if (!AMOUNT.test(facts.words)) return []
  const note = words[facts.language.split('-')[0] ?? '']
  if (note === undefined) return [`prices in ${facts.language}, whose note nobody knows`]

  const isLinked = [...facts.links].some((link) => link.endsWith(shippingPath))
  const silent = facts.cards.filter((card) => AMOUNT.test(card) && !note.test(card))
  return [
    ...(note.test(facts.words) ? [] : ['prices without a note on tax and shipping']),
    ...(isLinked ? [] : ['prices without a link to the shipping costs']),
    ...silent.map((card) => `a card with a price and no note: ${card.trim().slice(0, 80)}`),
  ]
}
