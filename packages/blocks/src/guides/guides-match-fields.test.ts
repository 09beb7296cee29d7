import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withNotes } from '../fields/block-notes.ts'
import type { BlockGuide, FieldGuide } from './block-guide.ts'

type Schemas = Record<string, v.GenericSchema>
type Row = { block: string; field: string; guide: FieldGuide; schema: v.GenericSchema }

/** Amounts that are tried on a field: more no block takes. */
const TRIED = Array.from({ length: 201 }, (_, index) => index)

const guides = import.meta.glob<{ guide: BlockGuide }>('../*/*.guide.ts', { eager: true })
const components = import.meta.glob<Record<string, unknown>>(['../*/*.tsx', '!../*/*.stories.tsx'], {
  eager: true,
})

const blocks = Object.entries(guides).map(([path, { guide }]) => ({ guide, schemas: schemasBeside(path) }))
const fields: Row[] = blocks.flatMap(({ guide, schemas }) =>
  Object.entries(guide.fields).flatMap(([field, its]) => {
    const schema = schemas[field]
    return schema ? [{ block: guide.name, field, guide: its, schema }] : []
  }),
)

test.each(blocks)('$guide.name: the guide names the fields that the block reads, and no others', (block) => {
  expect(Object.keys(block.guide.fields).sort()).toEqual(Object.keys(block.schemas).sort())
})

test.each(kinds('option'))('$block, $field: the guide offers the words that the block knows', (row) => {
  expect(row.guide.limit?.split(', ').sort()).toEqual(knownWords(row.schema).sort())
})

test.each(kinds('number'))('$block, $field: the guide gives the smallest and the largest number', (row) => {
  const [, least, most] = /^(\d+) bis (\d+)/.exec(row.guide.limit ?? '') ?? []

  expect(range(row.schema)).toEqual([Number(least), Number(most)])
})

test.each(kinds('switch'))('$block, $field is a switch', ({ schema }) => {
  expect([v.parse(schema, true), v.parse(schema, false)]).toEqual([true, false])
})

test.each(kinds('text', 'textarea').filter(({ schema }) => mostOf(schema) !== null))(
  '$block, $field: the guide says what is too much',
  ({ guide, schema }) => {
    expect(guide.limit).toContain(`höchstens ${mostOf(schema)}`)
  },
)

// Lists are not in here, nor lists of numbers in a text: a block without rows is right, and draws nothing.
const single = kinds('text', 'textarea', 'richtext', 'asset', 'link', 'option').filter(
  ({ schema }) => mostEntries(schema) === null,
)
test.each(single)('$block, $field: what the block cannot do without is marked', ({ guide, schema }) => {
  expect(guide.isRequired ?? false).toBe(!v.is(schema, undefined))
})

/** The fields of the block whose guide stands at `path`. */
function schemasBeside(path: string): Schemas {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const exported = Object.entries(components)
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([, module]) => Object.entries(module))
  const own = exported.filter(([name]) => name.endsWith('Fields')).map(([, value]) => value)
  if (own.length !== 1 || !isSchemas(own[0]))
    throw new Error(`${folder} exports no fields, or several: its guide cannot be compared with them.`)
  return own[0]
}

function isSchemas(value: unknown): value is Schemas {
  return typeof value === 'object' && value !== null && Object.values(value).every(isSchema)
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

function kinds(...wanted: FieldGuide['kind'][]): Row[] {
  return fields.filter(({ guide }) => wanted.includes(guide.kind))
}

/** A schema that does not know a word says which ones it knows. */
function knownWords(schema: v.GenericSchema): string[] {
  const { result, notes } = withNotes(() => v.safeParse(schema, 'einhorn'))
  if (!result.success)
    return result.issues.flatMap(({ expected }) =>
      [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? ''),
    )
  return notes.flatMap((words) => / is none of (.+): /.exec(words)?.[1]?.split(', ') ?? [])
}

/** The numbers that come out as they went in. */
function range(schema: v.GenericSchema): [number, number] {
  const kept = TRIED.filter((number) => {
    const parsed = v.safeParse(schema, number)
    return parsed.success && parsed.output === number
  })
  return [Math.min(...kept), Math.max(...kept)]
}

/** How much a text takes, in characters or entries; null where it takes any amount. */
function mostOf(schema: v.GenericSchema): number | null {
  return mostCharacters(schema) ?? mostEntries(schema)
}

/** How many characters a text may have; null where it may have any number. */
function mostCharacters(schema: v.GenericSchema): number | null {
  if (v.is(schema, 'a'.repeat(5000)) || !v.is(schema, 'a')) return null
  return TRIED.findLast((length) => v.is(schema, 'a'.repeat(length))) ?? null
}

/** How many entries of a list in a text are read; null where it is no list. */
function mostEntries(schema: v.GenericSchema): number | null {
  const parsed = v.safeParse(schema, TRIED.join(', '))
  return parsed.success && Array.isArray(parsed.output) ? parsed.output.length : null
}
