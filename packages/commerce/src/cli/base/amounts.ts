import { DEFAULT_LOCALE, markets } from '@shop/domain/market/markets'
import { lastMomentOf } from '@shop/domain/order/gift-card-end'

/** `25`, `25.00` and `25,00` as minor units; null for everything else. */
export function minorUnits(word: string | undefined): number | null {
  const [, whole, cents = '00'] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(word ?? '') ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents)
}

/** A whole number from 1 on; null for everything else. */
export function countOf(word: string | undefined, most: number): number | null {
  const count = /^\d{1,7}$/.test(word ?? '') ? Number(word) : 0
  return count >= 1 && count <= most ? count : null
}

/** The last second of a day `2026-12-31` where the shop is; null for everything else. */
export function endOfDay(word: string | undefined, timezone = markets[DEFAULT_LOCALE].timezone): Date | null {
  if (word === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(word)) return null
  const day = new Date(`${word}T00:00:00Z`)
  if (Number.isNaN(day.valueOf()) || day.toISOString().slice(0, 10) !== word) return null
  return lastMomentOf(word, timezone)
}
