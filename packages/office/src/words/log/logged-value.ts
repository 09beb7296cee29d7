import type { I18n } from '@lingui/core'
import { COUNTRIES, CURRENCIES, currencyOf } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { ROLES } from '@shop/domain/staff/rights'
import { moment, money, writtenAmount } from '../format.ts'
import { shownValue } from '../line-text.ts'
import { countryName } from '../names/intl-name.ts'
import { mailName } from '../names/mail-name.ts'
import { roleName } from '../names/role-name.ts'
import { stateName } from '../names/state-name.ts'
import { lineOfField } from './line-of-field.ts'

type Beside = Readonly<Record<string, unknown>>

/** Enough to recognise a text by. */
const LONGEST = 160
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** The engine writes them as minor units. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'price',
  'before',
  'rrp',
  'amount',
  'open',
  'limit',
  'parcel',
  'freight',
  'cashOnDelivery',
  'cost',
  'from',
])

/**
 * A value of the log in words; null for nothing. `beside` are the other fields of the entry, such as the country of a price.
 */
export function loggedValue(field: string, value: unknown, beside: Beside, i18n: I18n): string | null {
  if (value === null || value === undefined || value === '' || value === 'none') return null
  if (typeof value === 'boolean')
    return value ? i18n.t({ id: 'line.yes', message: 'yes' }) : i18n.t({ id: 'line.no', message: 'no' })
  if (typeof value === 'number') return numberOf(field, value, beside, i18n)
  if (typeof value === 'string') return textOf(field, value, beside, i18n)
  const parts = Array.isArray(value) ? value.map((part) => [field, part] as const) : Object.entries(value)
  const words = parts.flatMap(([name, part]) => loggedValue(name, part, beside, i18n) ?? [])
  return words.length === 0 ? null : cut(words.join(Array.isArray(value) ? ', ' : ' '))
}

function numberOf(field: string, value: number, beside: Beside, i18n: I18n): string {
  const line = lineOfField(field)
  if (line !== null) return shownValue(line, value, i18n)
  const last = field.slice(field.lastIndexOf('.') + 1)
  const own = CURRENCIES.find((one) => one === last)
  if (own !== undefined) return money(value, own, i18n.locale)
  return AMOUNTS.has(last) ? amount(value, beside, i18n) : String(value)
}

function amount(minor: number, { country, currency }: Beside, i18n: I18n): string {
  const place = COUNTRIES.find((one) => one === country)
  const known = CURRENCIES.find((one) => one === currency) ?? (place && currencyOf(place))
  return known ? money(minor, known, i18n.locale) : writtenAmount(minor, i18n.locale)
}

function textOf(field: string, text: string, beside: Beside, i18n: I18n): string | null {
  const made = /^[[{]/.test(text) ? parsed(text) : null
  if (made !== null) return loggedValue(field, made, beside, i18n)
  if (INSTANT.test(text)) return moment(text, i18n.locale)
  if (field === 'country') return countryName(text, i18n)
  if (field === 'mail') return mailName(text, i18n)
  const state = field === 'state' ? ORDER_STATES.find((one) => one === text) : undefined
  if (state !== undefined) return stateName(state, i18n)
  const role = field === 'roles' ? ROLES.find((one) => one === text) : undefined
  return role === undefined ? cut(text) : roleName(role, i18n)
}

/** What was made of parts is kept as JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}
