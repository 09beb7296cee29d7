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
/** Rows of a family, as far as they are read. */
type Members = [Row, ...Row[]]
type Refused = Extract<Finding, { kind: 'refused' }>
type Table = { columns: Columns<Column>; lists: ProfileLists; options: ReadingOptions }

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  const lists = await profileLists(options.lists ?? [])
  for await (const family of familiesOf(file, columns)) {
    if ('refusal' in family) yield family
    else {
      yield met(family.id)
      yield* productOf(family, { columns, lists, options })
    }
  }
}

/**
 * Variants may stand anywhere, also where the product that they belong to is not in the file. The file is read twice, so that
 * a family is let go with its last row: all rows of a large shop need more memory than there is.
 */
async function* familiesOf(file: OldFile, columns: Columns<Column>): AsyncGenerator<Family | Refused> {
  const sizes = new Map<string, number>()
  for await (const row of rowsOf(file, columns))
    if ('say' in row) sizes.set(familyIdOf(row), (sizes.get(familyIdOf(row)) ?? 0) + 1)
  const begun = new Map<string, Members>()
  for await (const row of rowsOf(file, columns)) {
    if ('refusal' in row) {
      yield row
      continue
    }
    const id = familyIdOf(row)
    const before = begun.get(id)
    before?.push(row)
    const members: Members = before ?? [row]
    if (members.length < (sizes.get(id) ?? 0)) begun.set(id, members)
    else {
      begun.delete(id)
      yield familyOf(id, members)
    }
  }
}

async function* rowsOf(file: OldFile, columns: Columns<Column>): AsyncGenerator<Row | Refused> {
  for await (const row of csvRows(file))
    if ('refusal' in row) yield { kind: 'refused', refusal: row.refusal }
    else
      yield {
        place: { file: file.name, line: row.line },
        say: (name) => columns.cell(row.cells, name),
      }
}

function familyIdOf({ say }: Row): string {
  return say('parent') || say('id')
}

function familyOf(id: string, members: Members): Family {
  const variants = members.filter(({ say }) => say('parent') !== '')
  const main = members.findLast(({ say }) => say('parent') === '') ?? members.find(isActive) ?? members[0]
  return { id, main, bought: variants.length > 0 ? variants : [main] }
}

/** Whether it is switched on; a variant that says nothing is as its product. */
function isActive({ say }: Row): boolean {
  return say('active') !== '0'
}

function* productOf({ id, main, bought: all }: Family, table: Table): Generator<Finding> {
  const { lists, columns } = table
  const { place, say } = main
  const problems: Finding[] = []
  const active = all.filter(isActive)
  const bought = active.length > 0 ? active : all
  if (active.length > 0)
    for (const row of all) if (!isActive(row)) problems.push(noted(row.place, INACTIVE_VARIANT))
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
      addresses: [...new Set([id, ...all.map((row) => row.say('id'))])].map((one) => `/detail/${one}`),
      name: { [table.options.language]: say('name') },
      description: { [table.options.language]: plainText(say('description')) },
      brand: say('maker'),
      categories,
      pictures: withTextPictures(picturesOf([main, ...bought]), say('description')),
      options: groups,
      ...(attributes.length === 0 ? {} : { attributes }),
      isActive: isActive(main) && active.length > 0,
      vat: isReducedRate(rate) ? 'reduced' : 'standard',
      maker: null,
      variants,
    },
    (path) => (path.startsWith('name') ? columns.called('name') : path),
  )
}

const INACTIVE_VARIANT = 'variants that are switched off are left out'

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
    if (names === null) problems.push(noted(place, INACTIVE_CATEGORY))
    return names && names.length > 0 ? [names] : []
  })
}

const INACTIVE_CATEGORY = 'categories that are switched off are left out'
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
