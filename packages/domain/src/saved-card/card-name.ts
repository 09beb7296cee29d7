import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { characters, maxLength } from '../form/rules.ts'

/** Longest name of a saved card, characters. */
export const CARD_NAME_MAX = 40
/** A shopper keeps a few cards; more than these are a mistake, or somebody who tries stolen ones. */
export const MOST_CARDS = 10
/** The shortest number of a card. */
const CARD_DIGITS = 12

/** The name that a shopper gives a card, without spaces around; null for none. */
export function cardName(written: string): string | null {
  const name = written.replaceAll(/\s+/g, ' ').trim()
  return name === '' ? null : name
}

/**
 * What is wrong with the name of a card: too long, or with so many digits that it may be the card's number, which the shop
 * must not store.
 */
export function cardNameProblems(written: string): FormProblem[] {
  const name = cardName(written) ?? ''
  const digits = characters(name.replaceAll(/[^\p{Nd}]/gu, ''))
  if (digits >= CARD_DIGITS) return [{ path: 'name', key: 'card.name.number', params: {} }]
  return fieldProblems('name', name, [maxLength(CARD_NAME_MAX)])
}
