import type { Market } from '@shop/domain/shop/markets'
import { readsSwissGerman, swissGerman } from '@shop/domain/shop/swiss-german'
import type { Localised } from './catalogue-record.ts'

/** A text in the market's language; Swiss German is spelt as there. @see product §2 */
export function told(text: Localised, market: Pick<Market, 'language' | 'country'>): string {
  const word = text[market.language]
  return readsSwissGerman(market) ? swissGerman(word) : word
}
