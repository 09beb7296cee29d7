import { COUNTRIES, CURRENCIES } from '@shop/domain/market/markets'
import type { LineEffect } from '../line-text.ts'

export type FieldLine = Pick<LineEffect, 'key' | 'what' | 'country' | 'currency'>

const LINE = /^(?<key>.+) (?<what>price|before|stock|sale|cost)(?: (?<place>[A-Z]{2,3}))?$/
const KINDS: readonly LineEffect['what'][] = ['price', 'before', 'stock', 'sale', 'cost']

/** The line that a field of the log is about, where many articles were changed at once: `KW-40 price CH`, `KW-40 cost EUR`. */
export function lineOfField(field: string): FieldLine | null {
  const { key, what, place } = LINE.exec(field)?.groups ?? {}
  const kind = KINDS.find((one) => one === what)
  if (key === undefined || kind === undefined) return null
  const currency = CURRENCIES.find((one) => one === place)
  return {
    key,
    what: kind,
    country: COUNTRIES.find((one) => one === place) ?? null,
    ...(currency === undefined ? {} : { currency }),
  }
}
