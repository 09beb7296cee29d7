import { type Columns, fileColumns } from '../reading/columns.ts'
import type { CsvRow } from '../reading/csv-rows.ts'
import { groupedRows, type RowGroup } from '../reading/grouped-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader, ReadingOptions } from '../reading/source.ts'
import { type Finding, met, noted, type Place, refused } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { readAmount, readCount } from '../values/read-cell.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { collectionsOfProducts } from './collections.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts'

/** Stands in place of an option where a product has none. */
const NO_OPTION = 'Title'
const OPTIONS = ['1', '2', '3'] as const

/**
 * Shopify's product export: rows with the same handle are one product, the first one says what it is, each with a price
 * is a variant, and each with a picture brings one.
 */
export const shopifyProducts: Reader = {
  topic: 'products',
  name: 'products (product export)',
  reads: ({ columns }) =>
    (columns.has('handle') && columns.has('variant price')) ||
    (columns.has('url handle') && columns.has('title')),
  read: readProducts,
}

type Rows = {
  columns: Columns<ProductColumn>
  file: OldFile
  options: ReadingOptions
  /** Names of collections by the handle of the product, where files of their own say them. */
  collections: ReadonlyMap<string, readonly string[]>
}

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, PRODUCT_COLUMNS)
  const collections = await collectionsOfProducts(options.lists ?? [])
  for await (const group of groupedRows(file, columns, 'handle')) {
    if ('finding' in group) yield group.finding
    else yield* productOf(group, { columns, file, options, collections })
  }
}

function* productOf({ key: handle, first, rows }: RowGroup, read: Rows): Generator<Finding> {
  const { columns, file, options, collections } = read
  const say = (name: ProductColumn) => columns.cell(first.cells, name)
  const place: Place = { file: file.name, line: first.line }
  yield met(handle)
  if (/^true$/i.test(say('giftCard'))) {
    yield noted(place, 'gift cards as products are left out: the shop sells its own')
    return
  }
  const names = OPTIONS.map((at) => say(`option${at}`)).filter((name) => name !== '' && name !== NO_OPTION)
  const { variants, problems } = variantsOf(rows, { handle, names, read })
  if (rows.some(({ cells }) => /^(?:false|no)$/i.test(columns.cell(cells, 'taxable'))))
    yield noted(place, TAXED_HERE)
  if (say('tags') !== '') yield noted(place, 'tags are left out: attributes and categories take their place')
  if (say('seoTitle') !== '')
    yield noted(place, 'titles for search engines are left out: the shop makes them')
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused') || variants.length === 0) {
    if (variants.length === 0 && problems.length === 0) yield refused(place, noVariant(columns))
    return
  }
  yield* parsedRecord(
    place,
    {
      kind: 'product',
      oldId: handle,
      addresses: [`/products/${handle}/`],
      name: { [options.language]: say('title') },
      description: { [options.language]: plainText(say('description')) },
      brand: say('vendor'),
      categories: collections.get(handle)?.map((title) => [title]) ?? categoriesOf(say),
      pictures: withTextPictures(picturesOf(rows, columns), say('description')),
      options: names,
      isActive: isActive(say('status'), say('published')),
      vat: 'standard',
      maker: null,
      variants,
    },
    (path) => columns.called(path.startsWith('name') ? 'title' : 'handle'),
  )
}

const TAXED_HERE =
  'products without tax are taxed here at the standard rate, or at the reduced one where the mapping says so ("reduced")'

function noVariant(columns: Columns<ProductColumn>) {
  return {
    column: columns.called('price'),
    what: '',
    why: 'no row of the product has a price',
    remedy: 'export it again with its variants, or leave it out',
  }
}

type VariantRows = { handle: string; names: readonly string[]; read: Rows }

function variantsOf(
  rows: readonly CsvRow[],
  { handle, names, read: { columns, file, options } }: VariantRows,
) {
  const problems: Finding[] = []
  const variants = rows.flatMap((row, position) => {
    const cell = (name: ProductColumn) => columns.cell(row.cells, name)
    const values = OPTIONS.slice(0, names.length).map((at) => cell(`value${at}`))
    const isPictureAlone = cell('price') === '' && cell('sku') === '' && values.every((value) => value === '')
    if (isPictureAlone && position > 0) return []
    const at = {
      place: { file: file.name, line: row.line },
      problems,
      currency: options.currency,
    }
    const price = readAmount(at, columns.called('price'), cell('price'))
    const compareAt =
      cell('compareAt') === '' ? null : readAmount(at, columns.called('compareAt'), cell('compareAt'))
    const counted = readCount(at, columns.called('quantity'), cell('quantity'))
    const stock = isCounted(cell, columns, counted ?? 0) ? counted : null
    const missing = values.indexOf('')
    if (missing >= 0)
      problems.push(
        refused(at.place, {
          column: columns.called(`value${OPTIONS[missing] ?? '1'}`),
          what: '',
          why: `the variant has no value for the option "${names[missing]}"`,
          remedy: 'write the value into the cell, or take the row out',
        }),
      )
    if (price === null || counted === null || missing >= 0) return []
    const [sku, gtin] = [cell('sku').replace(/^'/, ''), cell('barcode').replace(/^'/, '')]
    return [
      {
        oldId: [handle, ...values].join(' / ').slice(0, 200),
        sku: sku === '' ? null : sku,
        gtin: gtin === '' ? null : gtin,
        options: values,
        price,
        compareAt,
        stock,
      },
    ]
  })
  return { variants, problems }
}

/** Without a tracker stock is not counted; "continue" goes on selling what has run out. */
function isCounted(
  cell: (name: ProductColumn) => string,
  columns: Columns<ProductColumn>,
  count: number,
): boolean {
  if (columns.has('tracker') && cell('tracker') === '') return false
  return count > 0 || !/^(?:continue|true|yes)$/i.test(cell('policy'))
}

/**
 * Collections, which are what shoppers saw; where the table has none, the type that the shop gave out itself, and without one
 * Shopify's own category, which is a path.
 */
function categoriesOf(say: (name: ProductColumn) => string): string[][] {
  const collections = say('collection')
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (collections.length > 0) return [...new Set(collections)].map((name) => [name])
  const [type, category] = [say('type'), say('category')]
  if (type !== '') return [[type]]
  const path = category
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'Uncategorized')
  return path.length > 0 ? [path] : []
}

function picturesOf(rows: readonly CsvRow[], columns: Columns<ProductColumn>) {
  const seen = new Map(
    rows
      .map(({ cells }) => [columns.cell(cells, 'picture'), columns.cell(cells, 'alt')] as const)
      .filter(([address]) => address !== ''),
  )
  return [...seen].map(([address, alt]) => ({ address, alt }))
}

/** A draft or an archived product is moved in switched off. */
function isActive(status: string, published: string): boolean {
  return (status === '' || /^active$/i.test(status)) && !/^false$/i.test(published)
}
