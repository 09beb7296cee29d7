/** Days of a shop's calendar on which something holds, both included; null without a limit. */
export type RankingDays = { from: string | null; to: string | null }

/** A ranking among others of the same list. */
export type PlacedRanking = RankingDays & {
  /** Null for every country. */
  locale: string | null
}

/** Whether a ranking holds on a day of the shop's calendar. */
export function isRankingDay({ from, to }: RankingDays, today: string): boolean {
  return (from === null || from <= today) && (to === null || to >= today)
}

/**
 * The one ranking that steers a list on a day: one of the locale before one of all countries, then one with days before
 * one without, then the one that began last. So a week in December takes the place of what holds all year, and gives it
 * back by itself. Null where nothing steers it.
 *
 * @see product §8 "Listing"
 */
export function leadingRanking<Ranking extends PlacedRanking>(
  rankings: readonly Ranking[],
  { locale, today }: { locale: string; today: string },
): Ranking | null {
  const open = rankings.filter(
    (ranking) => (ranking.locale === null || ranking.locale === locale) && isRankingDay(ranking, today),
  )
  return open.toSorted(byLead)[0] ?? null
}

function byLead(one: PlacedRanking, other: PlacedRanking): number {
  return (
    Number(one.locale === null) - Number(other.locale === null) ||
    Number(isAlways(one)) - Number(isAlways(other)) ||
    (other.from ?? '').localeCompare(one.from ?? '')
  )
}

function isAlways({ from, to }: RankingDays): boolean {
  return from === null && to === null
}
