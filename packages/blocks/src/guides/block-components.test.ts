import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowFieldsOf } from '../fields/block-fields.ts'
import { blockComponents } from './block-components.ts'
import { blockGuides } from './block-guides.ts'
import { guidesOfFiles } from './guide-files.ts'
import { ROW_GUIDES } from './row-guides.ts'

const components = import.meta.glob<Record<string, unknown>>(
  ['../*/*.tsx', '../*/*.ts', '!../*/*.stories.tsx', '!../*/*.test.*'],
  {
    eager: true,
  },
)

/** The fields of every list of rows that a block has, by `block.field`. */
const rows = Object.entries(components).flatMap(([path, module]) => {
  const folder = path.split('/')[1]
  const name = blockGuides.find((guide) => folderOf(guide.name) === folder)?.name
  return Object.entries(module)
    .filter(([exported]) => exported.endsWith('Fields'))
    .flatMap(([, fields]) => (name && fields && typeof fields === 'object' ? rowsIn(name, fields) : []))
})

test.each(rows)('$place: the guide of a row names what a row holds', ({ place, fields }) => {
  expect(Object.keys(ROW_GUIDES[place]?.fields ?? {}).sort()).toEqual(fields)
})

test('no guide of a row is left over', () => {
  expect(Object.keys(ROW_GUIDES).sort()).toEqual([...new Set(rows.map(({ place }) => place))].sort())
})

test('every block is a component, and every name that a list allows is one', () => {
  const made = blockComponents(blockGuides)
  const names = made.map(({ name }) => name)
  const allowed = made.flatMap(({ schema }) =>
    Object.values(schema).flatMap((field) => field.component_whitelist ?? []),
  )

  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining([...blockGuides.map(({ name }) => name), ...allowed]))
  expect(made.find(({ name }) => name === 'headline')).toMatchObject({
    display_name: 'Überschrift',
    is_root: false,
    schema: {
      headline: { type: 'text', pos: 0, required: true, max_length: 60, translatable: true },
      size: { type: 'option', options: [{ value: 's' }, { value: 'm' }, { value: 'l' }, { value: 'xl' }] },
    },
  })
  expect(made.find(({ name }) => name === 'faq')?.schema.questions).toMatchObject({
    type: 'bloks',
    component_whitelist: ['faq_question'],
    minimum: 2,
    maximum: 15,
  })
})

test('a process without a bundler finds the same guides', async () => {
  const found = (await guidesOfFiles()).map(({ name }) => name)

  expect(found.sort()).toEqual(blockGuides.map(({ name }) => name).sort())
})

function rowsIn(block: string, fields: object): { place: string; fields: string[] }[] {
  return Object.entries(fields).flatMap(([field, schema]) => {
    const inner = isSchema(schema) ? rowFieldsOf(schema) : null
    if (inner === null) return []
    const place = `${block}.${field}`
    const component = ROW_GUIDES[place]?.component ?? ''
    return [{ place, fields: Object.keys(inner).sort() }, ...rowsIn(component, inner)]
  })
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** Folders are named after blocks, and the oldest of them after what they were first. */
function folderOf(name: string): string {
  const own: Record<string, string> = { usp_bar: 'promise-row', image_text: 'text-image' }
  return own[name] ?? name.replaceAll('_', '-')
}
