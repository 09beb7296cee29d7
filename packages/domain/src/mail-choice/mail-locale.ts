import { type Locale, markets } from '../market/markets.ts'

/**
 * The locale in which a mail is written that belongs to one locale of a shop: an order, a reminder, a report. A shopper
 * chooses the language; prices, law and stock stay those of the country, so another country's locale counts by its
 * language alone. Where the country does not speak it, the mail stays as it was.
 *
 * @see product §9
 */
export function mailLocale(written: Locale, chosen: Locale | null, sold: readonly Locale[]): Locale {
  if (chosen === null) return written
  const { country } = markets[written]
  const { language } = markets[chosen]
  return (
    sold.find((locale) => markets[locale].country === country && markets[locale].language === language) ??
    written
  )
}
