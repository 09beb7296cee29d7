import type { PageFacts } from './page-facts.ts'

/** What a price owes whoever reads it. */
export type PriceNote = {
  /** The words on tax and shipping, by language as in `lang` before its hyphen. */
  words: Readonly<Record<string, RegExp>>
  /** End of the address where the shipping costs stand. */
  shippingPath: string
  /** Goods whose price holds no tax, by what their cards say, and the words of their own notes. */
  untaxed?: { goods: RegExp; words: Readonly<Record<string, RegExp>> }
}

const AMOUNT = /(?:€|CHF)\s?\d|\d\s?(?:€|CHF)/

/**
 * Prices that stand without their note: on a page that never says what is in them and leads to no shipping costs, or in
 * a card that says nothing itself.
 */
export function priceProblems(facts: PageFacts, { words, shippingPath, untaxed }: PriceNote): string[] {
  if (!AMOUNT.test(facts.words)) return []
  const language = facts.language.split('-')[0] ?? ''
  const note = words[language]
  if (note === undefined) return [`prices in ${facts.language}, whose note nobody knows`]

  const isLinked = [...facts.links].some((link) => link.endsWith(shippingPath))
  const isUntaxed = (card: string) => untaxed?.goods.test(card) ?? false
  const owed = (card: string) => (isUntaxed(card) ? untaxed?.words[language] : note)
  const priced = facts.cards.filter((card) => AMOUNT.test(card))
  const silent = priced.filter((card) => !owed(card)?.test(card))
  const wrong = priced.filter((card) => isUntaxed(card) && note.test(card))
  return [
    ...(note.test(facts.words) ? [] : ['prices without a note on tax and shipping']),
    ...(isLinked ? [] : ['prices without a link to the shipping costs']),
    ...silent.map((card) => `a card with a price and no note: ${excerpt(card)}`),
    ...wrong.map((card) => `a card without tax whose note says that there is: ${excerpt(card)}`),
  ]
}

function excerpt(card: string): string {
  return card.trim().slice(0, 80)
}
