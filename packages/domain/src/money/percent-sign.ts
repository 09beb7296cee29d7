import type { Language, Market } from '../market/markets.ts'

/** The sign behind a rate, with the space at which no line breaks; Dutch sets it close. Intl has none for Switzerland. */
export const PERCENT_SIGN: Record<Language, string> = { de: '\u00a0%', fr: '\u00a0%', nl: '%' }

/** A rate as a market writes it, with up to three decimals: `8,1 %`, `8.1 %` in Switzerland, `8,1%` in Dutch. */
export function percentWords(rate: number, { numberFormat, language }: Market): string {
  return rateNumber(rate, numberFormat) + PERCENT_SIGN[language]
}

/** Most rates are whole, and a format takes time to make. */
function rateNumber(rate: number, numberFormat: string): string {
  return Number.isInteger(rate) ? String(rate) : new Intl.NumberFormat(numberFormat).format(rate)
}
