import type { I18n } from '@lingui/core'
import { loggedFieldName } from './logged-field-name.ts'
import { loggedValue } from './logged-value.ts'

/** One field that an entry of the log changed, in words; null on a side where there was nothing. */
export type LoggedChange = {
  /** As the engine calls it: two fields may have one name in words. */
  id: string
  /** Null for an entry that is about one thing alone. */
  field: string | null
  was: string | null
  now: string | null
}

type Fields = Record<string, unknown>

/** What an entry of the log changed, field by field; fields that are the same before and after are left out. */
export function loggedChanges(before: unknown, after: unknown, i18n: I18n): LoggedChange[] {
  const [was, now] = [fieldsOf(before), fieldsOf(after)]
  if (was === null || now === null) {
    const change = {
      id: '',
      field: null,
      was: loggedValue('', before, {}, i18n),
      now: loggedValue('', after, {}, i18n),
    }
    return isChange(change) ? [change] : []
  }
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .map((field) => ({
      id: field,
      field: loggedFieldName(field, i18n),
      was: loggedValue(field, was[field], was, i18n),
      now: loggedValue(field, now[field], now, i18n),
    }))
    .filter(isChange)
}

function isChange({ was, now }: LoggedChange): boolean {
  return was !== now
}

/** Fields with those of their parts, `name.de`; nothing is no fields, and null is no record at all. */
function fieldsOf(value: unknown): Fields | null {
  if (value === null || value === undefined) return {}
  if (!isRecord(value)) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, one]) => {
      if (!isRecord(one)) return [[field, one]]
      return Object.entries(fieldsOf(one) ?? {}).map(([part, inner]) => [`${field}.${part}`, inner])
    }),
  )
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
