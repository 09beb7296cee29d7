import type { Market } from './markets.ts'

/** Days in words, for one market. */
export type DayFormat = { format: (day: Date) => string; formatRange: (from: Date, to: Date) => string }

/** The number of a day before the name of its month, which would begin a line without it. */
const BEFORE_MONTH = /\b(\d\d?\.?) (?=[a-z])/gi

/** A first before the name of its month, or before the day that ends a span: `1 décembre`, `1–5 décembre`. */
const FIRST = /\b1(?=\u00a0|–\d)/g

/**
 * Formats days as people of a market write them, in its time zone unless the options name another. French counts the
 * first of a month, `1er décembre`, and `Intl` does not know it. A day and its month stay on one line.
 *
 * @see spec §9
 */
export function dayFormat(
  { language, languageTag, timezone }: Pick<Market, 'language' | 'languageTag' | 'timezone'>,
  options: Intl.DateTimeFormatOptions,
): DayFormat {
  const days = new Intl.DateTimeFormat(languageTag, { timeZone: timezone, ...options })
  const spoken = (words: string) => {
    const kept = words.replace(BEFORE_MONTH, '$1\u00a0')
    return language === 'fr' ? kept.replace(FIRST, '1er') : kept
  }

  return {
    format: (day) => spoken(days.format(day)),
    formatRange: (from, to) => spoken(days.formatRange(from, to)),
  }
}
