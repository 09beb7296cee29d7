import type { I18n } from '@lingui/core'
import { COUNTRIES, currencyOf } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { ROLES } from '@shop/domain/staff/rights'
import { moment, money, writtenAmount } from '../format.ts'
import { countryName } from '../names/intl-name.ts'
import { mailName } from '../names/mail-name.ts'
import { roleName } from '../names/role-name.ts'
import { stateName } from '../names/state-name.ts'

/** Enough to recognise a text by. */
const LONGEST = 160
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** The engine writes them as minor units. */
const AMOUNTS: ReadonlySet<string> = new Set(['price', 'before', 'rrp', 'amount', 'open', 'limit'])

/** A value of the log in words; null for nothing. `beside` are the other fields of the entry, such as the country of a price. */
export function loggedValue(
  field: string,
  value: unknown,
  beside: Readonly<Record<string, unknown>>,
  i18n: I18n,
): string | null {
  if (value === null || value === undefined || value === '' || value === 'none') return null
  if (typeof value === 'boolean')
    return value ? i18n.t({ id: 'line.yes', message: 'yes' }) : i18n.t({ id: 'line.no', message: 'no' })
  if (typeof value === 'number') return AMOUNTS.has(field) ? amount(value, beside, i18n) : String(value)
  if (typeof value === 'string') return textOf(field, value, beside, i18n)
  const parts = Array.isArray(value) ? value : Object.values(value)
  const words = parts.flatMap((part) => loggedValue(field, part, beside, i18n) ?? [])
  return words.length === 0 ? null : cut(words.join(Array.isArray(value) ? ', ' : ' '))
}

function amount(minor: number, { country }: Readonly<Record<string, unknown>>, i18n: I18n): string {
  const known = COUNTRIES.find((one) => one === country)
  return known ? money(minor, currencyOf(known), i18n.locale) : writtenAmount(minor, i18n.locale)
}

function textOf(
  field: string,
  text: string,
  beside: Readonly<Record<string, unknown>>,
  i18n: I18n,
): string | null {
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
