import type { Market } from '@shop/domain/shop/markets'
import type { Localised } from './catalogue-record.ts'

/** A text in the market's language; Swiss German has no ß. @see product §2 */
export function told(text: Localised, { language, country }: Pick<Market, 'language' | 'country'>): string {
  const word = text[language]
  return country === 'CH' && language === 'de' ? word.replaceAll('ß', 'ss') : word
}
