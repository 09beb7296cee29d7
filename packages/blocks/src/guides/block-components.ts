import type { BlockGuide, FieldGuide } from './block-guide.ts'
import { ROW_GUIDES } from './row-guides.ts'

/** A field as the content service describes it to editors. @see https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object */
export type ComponentField = {
  type: string
  pos: number
  display_name: string
  required?: boolean
  description?: string
  translatable?: boolean
  options?: { name: string; value: string }[]
  max_length?: number
  minimum?: number
  maximum?: number
  restrict_components?: boolean
  component_whitelist?: string[]
  filetypes?: string[]
}

/** A kind of block as the content service describes it to editors. */
export type BlockComponent = {
  id: number
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  schema: Record<string, ComponentField>
}

const TYPES: Record<FieldGuide['kind'], string> = {
  text: 'text',
  textarea: 'textarea',
  richtext: 'richtext',
  asset: 'asset',
  assets: 'multiasset',
  link: 'multilink',
  option: 'option',
  number: 'number',
  switch: 'boolean',
  blocks: 'bloks',
  rows: 'bloks',
  table: 'table',
}
const TRANSLATABLE: readonly FieldGuide['kind'][] = [
  'text',
  'textarea',
  'richtext',
  'asset',
  'assets',
  'table',
]

/** What a page says of itself, beside its blocks. */
const OF_A_PAGE: Record<string, FieldGuide> = {
  title: { label: 'Titel', kind: 'text', limit: 'höchstens 60 Zeichen, steht auch in Suchmaschinen' },
  description: { label: 'Beschreibung', kind: 'textarea', limit: 'höchstens 160 Zeichen, für Suchmaschinen' },
}
const PAGE = 'page'

/**
 * Every kind of block, and of row inside of one, as components of the management protocol: what `pnpm content push`
 * sends, and what the editor makes its forms of.
 */
export function blockComponents(guides: readonly BlockGuide[]): BlockComponent[] {
  const blocks = guides.map(({ name, title, fields }) => ({
    name,
    title,
    fields: name === PAGE ? { ...OF_A_PAGE, ...fields } : fields,
  }))
  const known = new Set(blocks.map(({ name }) => name))
  const rows = Object.values(ROW_GUIDES)
    .filter(({ component }) => !known.has(component))
    .map(({ component, title, fields }) => ({ name: component, title, fields }))
  return [...blocks, ...rows].map(({ name, title, fields }, index) => ({
    id: index + 1,
    name,
    display_name: title,
    is_root: name === PAGE,
    is_nestable: name !== PAGE,
    schema: Object.fromEntries(
      Object.entries(fields).map(([field, guide], pos) => [field, schemaOf(guide, `${name}.${field}`, pos)]),
    ),
  }))
}

function schemaOf(guide: FieldGuide, place: string, pos: number): ComponentField {
  const { label, kind, limit, isRequired } = guide
  return {
    type: TYPES[kind],
    pos,
    display_name: label,
    ...(isRequired ? { required: true } : {}),
    ...(limit && kind !== 'option' ? { description: limit } : {}),
    ...(TRANSLATABLE.includes(kind) ? { translatable: true } : {}),
    ...(kind === 'option' ? { options: optionsOf(limit ?? '') } : {}),
    ...(kind === 'asset' || kind === 'assets' ? { filetypes: ['images'] } : {}),
    ...lengthOf(guide),
    ...(kind === 'rows' ? rowsOf(place) : {}),
  }
}

function optionsOf(limit: string) {
  return limit.split(', ').map((word) => ({ name: word, value: word }))
}

function lengthOf({ kind, limit = '' }: FieldGuide): Partial<ComponentField> {
  const most = /höchstens (\d+) Zeichen/.exec(limit)?.[1]
  const [, least, largest] = /^(\d+) bis (\d+)/.exec(limit) ?? []
  const isList = kind === 'rows' || kind === 'blocks'
  return {
    ...(most && (kind === 'text' || kind === 'textarea') ? { max_length: Number(most) } : {}),
    ...(isList && least ? { minimum: Number(least), maximum: Number(largest) } : {}),
  }
}

function rowsOf(place: string): Partial<ComponentField> {
  const row = ROW_GUIDES[place]
  if (row === undefined) throw new Error(`${place} is a list of rows: say what a row holds in row-guides.ts.`)
  return { restrict_components: true, component_whitelist: [row.component] }
}
