import type { Variant } from '@shop/domain/product/product'
import type * as v from 'valibot'
import { VariantSchema, variantToWire } from './entities/variant.ts'

/** Writes a part of an answer as the wire has it. */
type Writing = (value: unknown) => unknown

const known = new WeakMap<object, Writing | null>()

/**
 * An answer as the wire has it: its variants with the block of their own names, everything else as it is. The schema says
 * where variants are, so that it is looked for once and not in every answer. What is written for the wire already, as an
 * answer that an earlier build has kept, stays as it is.
 *
 * @see spec §3 "KQPRI"
 */
export function wireAnswer(schema: v.GenericSchema, answer: unknown): unknown {
  return writingOf(schema)?.(answer) ?? answer
}

/** Null where nothing below a schema is written in another way. */
function writingOf(schema: v.GenericSchema): Writing | null {
  const found = known.get(schema)
  if (found !== undefined) return found
  const writing = madeWriting(schema)
  known.set(schema, writing)
  return writing
}

function madeWriting(schema: v.GenericSchema): Writing | null {
  if (schema === VariantSchema) return (value) => (isVariant(value) ? variantToWire(value) : value)
  if ('wrapped' in schema && isSchema(schema.wrapped)) return writingOf(schema.wrapped)
  if ('item' in schema && isSchema(schema.item)) return ofItems(writingOf(schema.item))
  if ('entries' in schema && isRow(schema.entries)) return ofEntries(schema.entries)
  if ('options' in schema && Array.isArray(schema.options)) refuseVariants(schema.options)
  return null
}

function ofItems(writing: Writing | null): Writing | null {
  return writing && ((value) => (Array.isArray(value) ? value.map(writing) : value))
}

function ofEntries(entries: Record<string, unknown>): Writing | null {
  const writings = Object.entries(entries).flatMap(([key, schema]) => {
    const writing = isSchema(schema) ? writingOf(schema) : null
    return writing === null ? [] : [[key, writing] as const]
  })
  if (writings.length === 0) return null
  return (value) => {
    if (!isRow(value)) return value
    const written = { ...value }
    for (const [key, writing] of writings) if (key in value) written[key] = writing(value[key])
    return written
  }
}

/** Which of several forms an answer has, nobody could tell here. */
function refuseVariants(options: readonly unknown[]): void {
  if (options.some((option) => isSchema(option) && writingOf(option) !== null))
    throw new Error('A variant stands in one of several forms of an answer: write it beside them.')
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRow(value) && value.kind === 'schema'
}

/** Every variant of the engine has these, and none of the wire has. */
function isVariant(value: unknown): value is Variant {
  return isRow(value) && 'deliveryDays' in value && 'priceSteps' in value
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
