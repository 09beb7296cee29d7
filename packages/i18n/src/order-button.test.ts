import { readFileSync } from 'node:fs'
import { LOCALES, markets } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { regionalMessages } from './regional.ts'

/** The words of the law are in the catalogues; in the code only the German source is. */
const WORDS = {
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
}

/** A contract made by a button with other words is void. @see eu-duties C-20 */
test.each(LOCALES)('the order button says what the law wants in %s', (locale) => {
  const { language } = markets[locale]
  const catalogue = readFileSync(new URL(`locales/${language}.po`, import.meta.url), 'utf8')

  expect(/msgid "checkout\.placeOrder"\s+msgstr "(.*)"/.exec(catalogue)?.[1]).toBe(WORDS[language])
  expect(Object.keys(regionalMessages[locale] ?? {})).not.toContain('checkout.placeOrder')
})
