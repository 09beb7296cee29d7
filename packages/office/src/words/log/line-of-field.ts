import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import type { LineEffect } from '../line-text.ts'

export type FieldLine = Pick<LineEffect, 'key' | 'what' | 'country'>

const LINE = /^(?<key>.+) (?<what>price|before|stock|sale)(?: (?<country>[A-Z]{2}))?$/
const KINDS: readonly LineEffect['what'][] = ['price', 'before', 'stock', 'sale']

/** The line that a field of the log is about, where many articles were changed at once: `KW-40 price CH`. */
export function lineOfField(field: string): FieldLine | null {
  const { key, what, country } = LINE.exec(field)?.groups ?? {}
  const kind = KINDS.find((one) => one === what)
  if (key === undefined || kind === undefined) return null
  return { key, what: kind, country: countryOf(country) }
}

function countryOf(text: string | undefined): Country | null {
  return COUNTRIES.find((one) => one === text) ?? null
}
