import type { Currency, Market } from '../market/markets.ts'

type MoneyOptions = {
  /** The market's own unless said otherwise. */
  currency?: Currency
  /** Part of a price range: whole amounts need no decimals. */
  range?: boolean
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Minor units as an amount the market's way: `1.299,00 €`, and `CHF 1’299.00` in Switzerland. In a price range whole
 * amounts drop their decimals; broken ones keep both, because `19,5 €` is no way to write a price. What is taken off
 * begins with its sign everywhere, `−CHF 9.99`: Intl would glue it to francs, and put a hyphen there.
 *
 * @see spec §9 "Prices arrive in cents", "minimum fraction digits"
 */
export function formatMoney(amountMinor: number, market: Market, options: MoneyOptions = {}): string {
  const { currency = market.currency, range = false } = options
  const format = moneyFormat(market, currency, range && isWhole(amountMinor))
  const amount = withApostrophes(format.format(Math.abs(amountMinor) / 100))
  return amountMinor < 0 ? `−${amount}` : amount
}

/**
 * A price range in minor units, `20 € – 35 €`; one amount when both ends are the same. Both ends are written alike: with
 * decimals as soon as one of them has some.
 *
 * @see spec §9 "0 for price ranges"
 */
export function formatPriceRange(min: number, max: number, market: Market): string {
  const range = isWhole(min) && isWhole(max)
  const [from, to] = [min, max].map((amount) => formatMoney(amount, market, { range }))
  return min === max ? `${from}` : `${from} – ${to}`
}

/** Platforms disagree on the Swiss thousands sign; server and browser have to write the same. */
function withApostrophes(text: string): string {
  return text.replaceAll("'", '’')
}

function isWhole(amountMinor: number): boolean {
  return amountMinor % 100 === 0
}

/** Making a format costs more than using it, so each is made once. */
function moneyFormat({ numberFormat }: Market, currency: Currency, dropsDecimals: boolean) {
  const key = `${numberFormat} ${currency} ${dropsDecimals}`
  const known = formats.get(key)
  if (known) return known

  const minimumFractionDigits = dropsDecimals ? 0 : 2
  const made = new Intl.NumberFormat(numberFormat, { style: 'currency', currency, minimumFractionDigits })
  formats.set(key, made)
  return made
}
