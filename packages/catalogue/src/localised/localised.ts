import type { Market } from '@shop/domain/market/markets'
import { readsSwissGerman, swissGerman } from '@shop/domain/market/swiss-german'
import type { Localised } from '@shop/engine/records/catalogue-record'

/** A text in the market's language; Swiss German is spelt as there. @see product §2 */
export function localised(text: Localised, market: Pick<Market, 'language' | 'country'>): string {
  const word = text[market.language]
  return readsSwissGerman(market) ? swissGerman(word) : word
}
