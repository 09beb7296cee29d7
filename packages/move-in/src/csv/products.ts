import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { LEVELS } from '../mapping/mapping.ts'
import { type Columns, fileColumns } from '../reading/columns.ts'
import type { CsvRow } from '../reading/csv-rows.ts'
import { groupedRows, type RowGroup } from '../reading/grouped-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader, type ReadingOptions } from '../reading/source.ts'
import { type Finding, met } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { readAmount, readCount } from '../values/read-cell.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { listed, OWN_COLUMNS, type OwnColumn } from './product-columns.ts'

/** A table of products: rows with the same `id` are the variants of one. */
export const ownProducts: Reader = {
  topic: 'products',
  name: 'products',
  reads: (head) => hasColumns(head, 'id', 'name', 'price'),
  read: readProducts,
}

/** A column beside those that have one name: where it stands, and what its name says behind the colon. */
type Further = { at: number; name: string }
type Table = {
  file: OldFile
  columns: Columns<OwnColumn>
  further: (beginning: string) => Further[]
  options: ReadingOptions
}

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const { header, columns } = await fileColumns(file, OWN_COLUMNS)
  const further = (beginning: string) =>
    header.flatMap((name, at) =>
      name.toLowerCase().startsWith(`${beginning}:`)
        ? [{ at, name: name.slice(beginning.length + 1).trim() }]
        : [],
    )
  for await (const group of groupedRows(file, columns, 'id')) {
    if ('finding' in group) yield group.finding
    else yield* productOf(group, { file, columns, further, options })
  }
}

function* productOf({ key, first, rows }: RowGroup, table: Table): Generator<Finding> {
  const { file, columns, further } = table
  yield met(key)
  const say = (name: OwnColumn) => columns.cell(first.cells, name)
  const options = further('option').filter(({ at }) =>
    rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  )
  const problems: Finding[] = []
  const variants = rows.flatMap((row, position) =>
    variantOf(row, { key, position, options, table, problems, isAlone: rows.length === 1 }),
  )
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused')) return
  const descriptions = wordsOf(first, 'description', table)
  yield* parsedRecord(
    { file: file.name, line: first.line },
    {
      kind: 'product',
      oldId: key,
      addresses: listed(say('address')),
      name: wordsOf(first, 'name', table),
      description: Object.fromEntries(
        Object.entries(descriptions).map(([language, html]) => [language, plainText(html)]),
      ),
      brand: say('brand'),
      categories: listed(say('category')).map((path) => path.split(LEVELS.trim()).map((name) => name.trim())),
      pictures: withTextPictures(
        listed(say('pictures')).map((address) => ({ address, alt: '' })),
        Object.values(descriptions).join(''),
      ),
      options: options.map(({ name }) => name),
      isActive: !/^(?:no|0|false|nein|non|nee)$/i.test(say('active')),
      vat: say('vat') === '' ? 'standard' : say('vat'),
      maker: makerOf(say),
      variants,
    },
    (path) => columnOf(path, columns),
  )
}

/** What `maker` and `vat` are called in the table. */
function columnOf(path: string, columns: Columns<OwnColumn>): string {
  const [, part = ''] = /^maker\.(\w+)/.exec(path) ?? []
  if (part !== '') return `maker_${part}`
  const [name = ''] = path.split('.')
  return name === 'vat' || name === 'name' || name === 'description' ? columns.called(name) : name
}

type VariantContext = {
  key: string
  position: number
  options: readonly Further[]
  table: Table
  problems: Finding[]
  isAlone: boolean
}

function variantOf(row: CsvRow, { key, position, options, table, problems, isAlone }: VariantContext) {
  const {
    file,
    columns,
    options: { currency },
  } = table
  const cell = (name: OwnColumn) => columns.cell(row.cells, name)
  const at = { place: { file: file.name, line: row.line }, problems, currency }
  const price = readAmount(at, columns.called('price'), cell('price'))
  const compareAt =
    cell('compareAt') === '' ? null : readAmount(at, columns.called('compareAt'), cell('compareAt'))
  const counted = readCount(at, columns.called('stock'), cell('stock'))
  if (price === null || counted === null) return []
  const [id, sku, gtin] = [cell('variant'), cell('sku'), cell('gtin')]
  return [
    {
      oldId: id || sku || (isAlone ? key : `${key} / ${position + 1}`),
      sku: sku === '' ? null : sku,
      gtin: gtin === '' ? null : gtin,
      options: options.map(({ at: place }) => (row.cells[place] ?? '').trim()),
      price,
      compareAt,
      // A table that says nothing counts nothing.
      stock: cell('stock') === '' ? null : counted,
    },
  ]
}

/** The words of the source's language under the plain name, others behind a colon. */
function wordsOf({ cells }: CsvRow, name: 'name' | 'description', { columns, further, options }: Table) {
  const words: Partial<Record<Language, string>> = {}
  const own = columns.cell(cells, name)
  if (own !== '') words[options.language] = own
  for (const { at, name: code } of further(name)) {
    const language = LANGUAGES.find((one) => one === code.toLowerCase())
    const text = (cells[at] ?? '').trim()
    if (language !== undefined && text !== '') words[language] = text
  }
  return words
}

function makerOf(say: (name: OwnColumn) => string) {
  const [name, address, email, country] = [
    say('makerName'),
    say('makerAddress'),
    say('makerEmail'),
    say('makerCountry'),
  ]
  return name === '' ? null : { name, address, email, country }
}
