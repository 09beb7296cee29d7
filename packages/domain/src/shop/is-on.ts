import type { Locale } from '../market/markets.ts'
import type { Where } from './brand.ts'

/** Whether a switch is on in a locale. */
export function isOn(where: Where, locale: Locale): boolean {
  if (where === 'everywhere') return true
  if (where === 'nowhere') return false
  return where.includes(locale)
}
