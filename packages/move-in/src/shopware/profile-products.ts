import { type ColumnNames, type Columns, fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader, type ReadingOptions } from '../reading/source.ts'
import { type Finding, met, noted, type Place, refused } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { readAmount, readCount } from '../values/read-cell.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { FREE_OF_TAX, isReducedRate, partsOf } from './amounts.ts'
import { type ProfileLists, profileLists } from './profile-lists.ts'

const COLUMNS = {
  id: ['id'],
  parent: ['parent_id'],
  number: ['product_number'],
  active: ['active'],
  stock: ['stock'],
  name: ['name'],
  description: ['description'],
  net: ['price_net'],
  gross: ['price_gross'],
  taxRate: ['tax_rate'],
  cover: ['cover_media_url'],
  coverTitle: ['cover_media_title'],
  coverAlt: ['cover_media_alt'],
  media: ['media'],
  maker: ['manufacturer_name'],
  categories: ['categories'],
  properties: ['propertyIds'],
  options: ['optionIds'],
} satisfies ColumnNames<string>
type Column = keyof typeof COLUMNS

/** The standard profile of products: what it names by id alone stands in those of categories and properties. */
export const shopwareProductsTable: Reader = {
  topic: 'products',
  name: 'products (standard profile)',
  reads: (head) => hasColumns(head, 'id', 'parent_id', 'product_number', 'stock'),
  read: readProducts,
}

type Row = { place: Place; say: (name: Column) => string }
/** A product, and what is bought of it: its variants, or itself. */
type Family = { id: string; main: Row; bought: readonly Row[] }
type Table = { columns: Columns<Column>; lists: ProfileLists; options: ReadingOptions }

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  const lists = await profileLists(options.lists ?? [])
  const rows: Row[] = []
  for await (const row of csvRows(file)) {
    if ('refusal' in row) yield { kind: 'refused', refusal: row.refusal }
    else
      rows.push({
        place: { file: file.name, line: row.line },
        say: (name) => columns.cell(row.cells, name),
      })
  }
  for (const family of familiesOf(rows)) {
    yield met(family.id)
    yield* productOf(family, { columns, lists, options })
  }
}

/** Variants may stand anywhere, also where the product that they belong to is not in the file. */
function familiesOf(rows: readonly Row[]): Family[] {
  const byId = new Map(rows.map((row) => [row.say('id'), row]))
  const groups = Map.groupBy(rows, ({ say }) => say('parent') || say('id'))
  return [...groups].flatMap(([id, members]) => {
    const variants = members.filter(({ say }) => say('parent') !== '')
    const main = byId.get(id) ?? variants[0]
    return main === undefined ? [] : [{ id, main, bought: variants.length > 0 ? variants : [main] }]
  })
}

function* productOf({ id, main, bought }: Family, table: Table): Generator<Finding> {
  const { lists, columns } = table
  const { place, say } = main
  const problems: Finding[] = []
  const chosen = bought.map((row) => optionsOf(row, { lists, problems }))
  const groups = [...new Set(chosen.flatMap((values) => [...values.keys()]))]
  const variants = bought.flatMap((row, at) =>
    variantOf(row, main, { values: chosen[at] ?? new Map(), groups, table, problems }),
  )
  const attributes = attributesOf(main, { lists, problems })
  const categories = categoriesOf(main, { lists, problems })
  const rate = Number(say('taxRate') || bought[0]?.say('taxRate') || Number.NaN)
  if (rate === 0) problems.push(noted(place, FREE_OF_TAX))
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused')) return
  yield* parsedRecord(
    place,
    {
      kind: 'product',
      oldId: id,
      addresses: [...new Set([id, ...bought.map((row) => row.say('id'))])].map((one) => `/detail/${one}`),
      name: { [table.options.language]: say('name') },
      description: { [table.options.language]: plainText(say('description')) },
      brand: say('maker'),
      categories,
      pictures: withTextPictures(picturesOf([main, ...bought]), say('description')),
      options: groups,
      ...(attributes.length === 0 ? {} : { attributes }),
      isActive: say('active') !== '0',
      vat: isReducedRate(rate) ? 'reduced' : 'standard',
      maker: null,
      variants,
    },
    (path) => (path.startsWith('name') ? columns.called('name') : path),
  )
}

type Context = { lists: ProfileLists; problems: Finding[] }

function optionsOf({ place, say }: Row, { lists, problems }: Context): Map<string, string> {
  const values = new Map<string, string>()
  for (const id of idsIn(say('options'))) {
    const option = lists.options.get(id)
    if (option !== undefined) values.set(option.group, option.name)
    else problems.push(refused(place, { ...NO_OPTION, what: id }))
  }
  return values
}

const NO_OPTION = {
  column: 'optionIds',
  why: 'no file says what this option is called',
  remedy: 'name the export of properties (standard profile) in the same command',
}

function attributesOf({ place, say }: Row, { lists, problems }: Context) {
  const known = idsIn(say('properties')).flatMap((id) => {
    const property = lists.options.get(id)
    if (property === undefined) problems.push(noted(place, NO_PROPERTY))
    return property ?? []
  })
  return [...Map.groupBy(known, ({ group }) => group)].map(([name, values]) => ({
    name,
    values: values.map((value) => value.name),
  }))
}

const NO_PROPERTY =
  'properties whose names no file says are left out: name the export of properties (standard profile) in the same command'

function categoriesOf({ place, say }: Row, { lists, problems }: Context): (readonly string[])[] {
  return idsIn(say('categories')).flatMap((id) => {
    const names = lists.categories.get(id)
    if (names === undefined) problems.push(noted(place, NO_CATEGORY))
    return names === undefined || names.length === 0 ? [] : [names]
  })
}

const NO_CATEGORY =
  'categories whose names no file says are left out: name the export of categories (standard profile) in the same command'

type VariantContext = {
  values: ReadonlyMap<string, string>
  groups: readonly string[]
  table: Table
  problems: Finding[]
}

function variantOf(row: Row, main: Row, { values, groups, table, problems }: VariantContext) {
  const { columns, options } = table
  const at = { place: row.place, problems, currency: options.currency }
  const missing = groups.find((name) => !values.has(name))
  if (missing !== undefined) {
    const why = `the variant does not say its "${missing}"`
    problems.push(refused(row.place, { ...NO_OPTION, what: row.say('number'), why }))
    return []
  }
  const column = options.prices === 'net' ? 'net' : 'gross'
  // A variant without a price has that of its product.
  const price = readPrice(at, columns.called(column), row.say(column) || main.say(column))
  const stock = readCount(at, columns.called('stock'), row.say('stock'))
  if (price === null || stock === null) return []
  return [
    {
      oldId: row.say('id'),
      sku: row.say('number') === '' ? null : row.say('number'),
      gtin: null,
      options: groups.map((name) => values.get(name) ?? ''),
      price,
      compareAt: null,
      stock,
    },
  ]
}

/** A number as programs write it, with as many decimals as a calculation has left; anything else is read as money is. */
function readPrice(at: Parameters<typeof readAmount>[0], column: string, cell: string): number | null {
  return /^\d+\.\d+$/.test(cell) ? partsOf(Number(cell)) : readAmount(at, column, cell)
}

function picturesOf(family: readonly Row[]) {
  const found = new Map<string, { address: string; alt: string }>()
  for (const { say } of family)
    for (const address of [say('cover'), ...idsIn(say('media'))]) {
      if (!/^https?:/.test(address) || found.has(address)) continue
      const isCover = address === say('cover')
      found.set(address, { address, alt: isCover ? say('coverAlt') || say('coverTitle') : '' })
    }
  return [...found.values()]
}

function idsIn(cell: string): string[] {
  return cell
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
