import { type DayFormat, dayFormat } from '@shop/domain/market/day-format'
import type { Currency, Market } from '@shop/domain/market/markets'
import { formatMoney, formatPriceRange } from '@shop/domain/money/format-money'
import { PERCENT_SIGN } from '@shop/domain/money/percent-sign'

export type ShopFormat = {
  /**
   * Minor units as an amount with its currency. Without a currency the market's own is meant; whole
   * amounts may drop their decimals (price ranges).
   */
  money: (minorUnits: number, options?: { currency?: Currency; dropZeroDecimals?: boolean }) => string
  /** Two prices in minor units as the span between them: `20 € – 35 €`. @see spec §9 "0 for price ranges" */
  priceRange: (fromMinor: number, toMinor: number) => string
  /** A rate as the market writes it, with one decimal at most unless said: `percent(8.1)` is `8,1 %`. */
  percent: (rate: number, options?: Intl.NumberFormatOptions) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An ISO instant as the day it is in the market: `3. Dezember 2026`. */
  date: (iso: string, style?: 'long' | 'short' | 'dayMonth') => string
  /** An ISO instant as the clock of the market shows it: `23:59`. */
  time: (iso: string) => string
  /** Two ISO instants as the span between their days: `3.–5. Dezember`. */
  dateRange: (fromIso: string, toIso: string) => string
}

const DATE_STYLES = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  span: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const known = new Map<string, ShopFormat>()

/**
 * Formats of one market. Each is made once, and when it is first used: to build one for dates takes a phone longer than
 * to wake a card, and most pages show none.
 *
 * @see spec §9
 */
export function shopFormat(market: Market): ShopFormat {
  const made = known.get(market.locale) ?? makeShopFormat(market)
  known.set(market.locale, made)
  return made
}

function makeShopFormat(market: Market): ShopFormat {
  const { numberFormat } = market
  const dates = new Map<string, DayFormat>()
  const numbers = new Map<string, Intl.NumberFormat>()

  function datesLike(style: keyof typeof DATE_STYLES): DayFormat {
    const format = dates.get(style) ?? dayFormat(market, DATE_STYLES[style])
    dates.set(style, format)
    return format
  }

  function numbersLike(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const format = numbers.get(key) ?? new Intl.NumberFormat(numberFormat, options)
    numbers.set(key, format)
    return format
  }

  return {
    money: (minorUnits, { currency = market.currency, dropZeroDecimals = false } = {}) =>
      formatMoney(minorUnits, market, { currency, range: dropZeroDecimals }),
    priceRange: (fromMinor, toMinor) => formatPriceRange(fromMinor, toMinor, market),
    percent: (rate, options = { maximumFractionDigits: 1 }) =>
      numbersLike(options).format(rate) + PERCENT_SIGN[market.language],
    number: (value, options) => numbersLike(options).format(value),
    date: (iso, style = 'long') => datesLike(style).format(new Date(iso)),
    time: (iso) => datesLike('clock').format(new Date(iso)),
    dateRange: (fromIso, toIso) => datesLike('span').formatRange(new Date(fromIso), new Date(toIso)),
  }
}
