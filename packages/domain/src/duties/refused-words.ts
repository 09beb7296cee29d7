import type { Market } from '../market/markets.ts'
import { DUTIES } from './duties.ts'
import { isOwed } from './duty.ts'
import { greenClaims } from './green-claims.ts'
import { guaranteeClaims } from './guarantee-claims.ts'
import { isSaleSeason, seasonWord } from './sale-season.ts'

/**
 * Why a text must not be published in a market now, one sentence each for whoever wrote it; none where it may.
 *
 * @see eu-duties C-02, C-03, C-13
 */
export function refusedWords(
  text: string,
  market: Pick<Market, 'country' | 'language' | 'timezone'>,
  now: Date,
): string[] {
  const season = seasonWord(text)
  const claims = isOwed(DUTIES['C-03'], market, now) ? greenClaims(text, market.language) : []
  const guarantees = isOwed(DUTIES['C-02b'], market, now) ? guaranteeClaims(text, market.language) : []
  return [
    ...(season !== null && !isSaleSeason(market, now)
      ? [`"${season}" may only be said in ${market.country} during the sales the law has days for`]
      : []),
    ...claims.map((claim) => `"${claim}" is an environmental claim without the proof it needs`),
    ...guarantees.map(
      (claim) =>
        `"${claim}" sells what the law gives every shopper, or is a mark for a guarantee of one’s own`,
    ),
  ]
}
