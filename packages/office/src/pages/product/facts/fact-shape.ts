import { ProductRecord } from '@shop/engine/records/catalogue-record'
import { ProductFactsRecord } from '@shop/engine/records/product-facts-record'

/** How a value of a catalogue file is filled in. */
export type FactShape =
  | { kind: 'text' | 'number' | 'yesNo' | 'words' | 'picture' }
  /** One of a few, or several of them. */
  | { kind: 'choice' | 'choices'; options: readonly string[] }
  | { kind: 'group'; parts: readonly FactPart[] }
  | { kind: 'list'; of: FactShape }
  /** Values by a key: of a few, such as countries, or any, such as article numbers. */
  | { kind: 'table'; keys: readonly string[] | null; of: FactShape }
  /** Whether something is so, and what is said of it in each case. */
  | { kind: 'either'; by: string; yes: readonly FactPart[]; no: readonly FactPart[] }

export type FactPart = {
  name: string
  shape: FactShape
  /** Left out where there is nothing to say. */
  isOptional: boolean
  /** Null where there is nothing to say. */
  isNullable: boolean
}

/** Every fact that a catalogue file may hold, in its order: the form follows from the schema that imports use. */
export const FACTS: readonly FactPart[] = partsOf(ProductFactsRecord.entries)

/** Words line by line: warnings of the safety block, and how to care for it. */
export const SENTENCES: FactShape = shapeOf(ProductRecord.entries.care)

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value in which nothing is filled in yet. */
export function blankOf(shape: FactShape): unknown {
  switch (shape.kind) {
    case 'words':
      return { de: '', fr: '', nl: '' }
    case 'yesNo':
      return false
    case 'picture':
      return null
    case 'choices':
      return []
    case 'list':
      return [blankOf(shape.of)]
    case 'table':
      return {}
    case 'group':
      return blankParts(shape.parts)
    case 'either':
      return { [shape.by]: true, ...blankParts(shape.yes) }
    default:
      return ''
  }
}

/** Parts that have to be said, with nothing in them. */
export function blankParts(parts: readonly FactPart[]): Fields {
  return Object.fromEntries(
    parts
      .filter(({ isOptional }) => !isOptional)
      .map(({ name, shape, isNullable }) => [name, isNullable ? null : blankOf(shape)]),
  )
}

/** As much of a schema as its form follows from. */
type Node = {
  type: string
  entries?: unknown
  item?: unknown
  options?: unknown
  wrapped?: unknown
  key?: unknown
  value?: unknown
  literal?: unknown
}

function isNode(value: unknown): value is Node {
  return isFields(value) && typeof value.type === 'string'
}

function partsOf(entries: unknown): FactPart[] {
  if (!isFields(entries)) return []
  return Object.entries(entries).map(([name, entry]) => partOf(name, entry))
}

function partOf(name: string, entry: unknown): FactPart {
  if (isNode(entry) && entry.type === 'exact_optional')
    return { ...partOf(name, entry.wrapped), isOptional: true }
  if (isNode(entry) && entry.type === 'nullable') return { ...partOf(name, entry.wrapped), isNullable: true }
  return { name, shape: shapeOf(entry), isOptional: false, isNullable: false }
}

function shapeOf(schema: unknown): FactShape {
  if (!isNode(schema)) throw new Error('A fact of the catalogue has a schema that no form is made of.')
  switch (schema.type) {
    case 'exact_optional':
    case 'nullable':
      return shapeOf(schema.wrapped)
    case 'boolean':
      return { kind: 'yesNo' }
    case 'number':
      return { kind: 'number' }
    case 'picklist':
      return { kind: 'choice', options: wordsIn(schema.options) }
    case 'array':
      return listOf(shapeOf(schema.item))
    case 'record':
      return { kind: 'table', keys: keysOf(schema.key), of: shapeOf(schema.value) }
    case 'variant':
      return eitherOf(schema)
    case 'object':
    case 'strict_object':
      return groupOf(partsOf(schema.entries))
    default:
      return { kind: 'text' }
  }
}

function listOf(of: FactShape): FactShape {
  return of.kind === 'choice' ? { kind: 'choices', options: of.options } : { kind: 'list', of }
}

/** Words in every language, and a picture, are filled in as one. */
function groupOf(parts: FactPart[]): FactShape {
  const names = new Set(parts.map(({ name }) => name))
  if (['de', 'fr', 'nl'].every((language) => names.has(language))) return { kind: 'words' }
  if (['src', 'width', 'height', 'alt'].every((name) => names.has(name))) return { kind: 'picture' }
  return { kind: 'group', parts }
}

function eitherOf({ key, options }: Node): FactShape {
  const by = typeof key === 'string' ? key : ''
  const caseOf = (answer: boolean) => {
    const found = (Array.isArray(options) ? options : []).find((option: unknown) => {
      const entry = isNode(option) && isFields(option.entries) ? option.entries[by] : null
      return isNode(entry) && entry.literal === answer
    })
    return isNode(found) ? partsOf(found.entries).filter(({ name }) => name !== by) : []
  }
  return { kind: 'either', by, yes: caseOf(true), no: caseOf(false) }
}

function keysOf(key: unknown): readonly string[] | null {
  return isNode(key) && key.type === 'picklist' ? wordsIn(key.options) : null
}

function wordsIn(options: unknown): string[] {
  return Array.isArray(options) ? options.map(String) : []
}
