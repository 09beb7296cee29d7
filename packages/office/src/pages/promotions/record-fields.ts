import { ConditionRecord, SingleEffectRecord } from '@shop/api-client/office/promotion-record'
import type { ConditionKind, EffectKind, FieldName } from './offer-words.ts'

/** A part of a promotion as somebody fills it in: whether it is right is said by the schema, once it is sent. */
export type LooseRecord = Record<string, unknown>

/** A field of an effect or a condition, as the schema has it. */
export type RecordField = {
  name: FieldName
  /** What can be chosen; null for everything that is not one of a few. */
  options: readonly string[] | null
  isList: boolean
}

export type SingleEffectKind = Exclude<EffectKind, 'tiered'>

/** The kinds of effects that are no steps, as the schema knows them. */
export const SINGLE_EFFECTS: readonly SingleEffectKind[] = SingleEffectRecord.options.map(
  ({ entries }) => entries.type.literal,
)
/** The kinds of conditions, as the schema knows them. */
export const CONDITIONS: readonly ConditionKind[] = ConditionRecord.options.map(
  ({ entries }) => entries.key.literal,
)

export function effectFields(kind: SingleEffectKind): RecordField[] {
  const found = SingleEffectRecord.options.find(({ entries }) => entries.type.literal === kind)
  return fieldsIn(found?.entries ?? {})
}

export function conditionFields(kind: ConditionKind): RecordField[] {
  const found = ConditionRecord.options.find(({ entries }) => entries.key.literal === kind)
  return fieldsIn(found?.entries ?? {})
}

/** An effect of a kind in which nothing is filled in yet. */
export function blankEffect(kind: SingleEffectKind): LooseRecord {
  return { type: kind, ...blank(effectFields(kind)) }
}

export function blankCondition(kind: ConditionKind): LooseRecord {
  const found = ConditionRecord.options.find(({ entries }) => entries.key.literal === kind)
  return { level: found?.entries.level.literal, key: kind, ...blank(conditionFields(kind)) }
}

const SAID_BY_THE_KIND: readonly string[] = ['type', 'key', 'level']

type Entry = { type: string; options?: unknown }

function fieldsIn(entries: Record<string, Entry>): RecordField[] {
  return Object.entries(entries)
    .filter(([name]) => !SAID_BY_THE_KIND.includes(name))
    .map(([name, entry]) => ({
      // The names of the entries are the names that the types of the records have.
      name: name as FieldName,
      options: entry.type === 'picklist' && isWords(entry.options) ? entry.options : null,
      isList: entry.type === 'array',
    }))
}

function isWords(options: unknown): options is readonly string[] {
  return Array.isArray(options) && options.every((option) => typeof option === 'string')
}

function blank(fields: readonly RecordField[]): LooseRecord {
  return Object.fromEntries(
    fields.map(({ name, options, isList }) => [name, options?.[0] ?? (isList ? [] : null)]),
  )
}
