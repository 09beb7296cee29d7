import { addDays, startOfDay } from '../figures/period.ts'
import { type Currency, DEFAULT_LOCALE, LOCALES, markets } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'

const YEARS = 3
/** A card that gets money back can be used for at least this long. */
const DAYS_AFTER_REFUND = 365
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Where the days of a card are counted that no shop has sold: the first market of its currency. */
export function giftCardTimezone(currency: Currency): string {
  return markets[LOCALES.find((locale) => markets[locale].currency === currency) ?? DEFAULT_LOCALE].timezone
}

/**
 * The last moment of a gift card: three years from the end of the year in which it was bought, by the calendar of its
 * market: by another one its mail would name the first day of the next year.
 *
 * @see product §6
 */
export function giftCardEnd(boughtAt: Date, timezone: string): Date {
  const year = Number(isoDay(boughtAt, timezone).slice(0, 4))
  return lastMomentOf(`${year + YEARS}-12-31`, timezone)
}

/** The last second of a day in a zone. */
export function lastMomentOf(day: string, timezone: string): Date {
  return new Date(startOfDay(addDays(day, 1), timezone).getTime() - 1000)
}

/** Until when a gift card is valid at least after a refund: another year. */
export function refundedGiftCardEnd(refundedAt: Date): Date {
  return new Date(refundedAt.getTime() + DAYS_AFTER_REFUND * DAY_MILLISECONDS)
}
