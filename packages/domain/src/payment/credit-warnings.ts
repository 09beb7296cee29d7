import type { Country, Language } from '../market/markets.ts'

/**
 * The sentence that every mention of credit carries, letter for letter as the law of the country has it; no catalogue can
 * change it. A lawyer changes it here.
 *
 * @see docs/law-credit.md
 */
export const CREDIT_WARNINGS: Partial<Record<Country, Partial<Record<Language, string>>>> = {
  DE: { de: 'Achtung! Kreditaufnahme kostet Geld.' },
  AT: { de: 'Achtung! Kreditaufnahme kostet Geld.' },
  FR: {
    fr: 'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
  },
  BE: {
    fr: 'Attention, emprunter de l’argent coûte aussi de l’argent.',
    nl: 'Let op, geld lenen kost ook geld.',
  },
  NL: { nl: 'Let op! Geld lenen kost geld.' },
}
