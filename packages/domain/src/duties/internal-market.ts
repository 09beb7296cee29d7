/** The Union and the states that share its market for goods, by ISO 3166-1: EEA Agreement, Annex II. */
const INTERNAL_MARKET: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/**
 * Whether a maker in this country answers for its goods in the Union itself. Northern Ireland, where the regulation
 * holds as well, has no code of its own: a maker there names a responsible person.
 *
 * @see eu-duties C-15; Regulation (EU) 2023/988 art. 16
 */
export function isInInternalMarket(country: string): boolean {
  return INTERNAL_MARKET.has(country)
}
