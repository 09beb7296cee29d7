import type { Currency } from '@shop/domain/market/markets'
import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader, ReadingOptions } from '../reading/source.ts'
import { type Finding, met, noted, type Place, refused } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { readAmount, readCount } from '../values/read-cell.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { contentOf, deliveryDaysOf } from '../values/units-and-days.ts'
import { type PluginCells, pluginColumns } from './plugin-columns.ts'
import { ATTRIBUTE, WOO_COLUMNS, type WooColumn } from './product-columns.ts'

/** WooCommerce's own product export: simple products, and variable ones with their variations in rows of their own. */
export const wooProducts: Reader = {
  topic: 'products',
  name: 'products (product export)',
  reads: ({ columns }) =>
    columns.has('id') &&
    (columns.has('type') || columns.has('typ')) &&
    (columns.has('regular price') || columns.has('regulärer preis')),
  read: readProducts,
}

/** A row by the names of its columns. */
type WooRow = {
  place: Place
  say: (name: WooColumn) => string
  called: (name: WooColumn) => string
  /** Options by name, with the value or values of this row. */
  attributes: ReadonlyMap<string, string>
  /** Names of attributes that the page of the product does not show. */
  hidden: ReadonlySet<string>
  /** What extensions say. */
  plugin: PluginCells
}
type Variable = { row: WooRow; variations: WooRow[] }
type Kind = 'simple' | 'variable' | 'variation' | null

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const variable = new Map<string, Variable>()
  const orphans: WooRow[] = []
  for await (const row of wooRows(file)) {
    if (!('say' in row)) {
      yield row
      continue
    }
    yield met(row.say('id'))
    const kind = kindOf(row.say('type'))
    if (kind === null)
      yield noted(row.place, 'grouped and external products are left out: the shop sells neither')
    else if (kind === 'simple') yield* productOf({ row, variations: [row] }, options)
    else if (kind === 'variable') {
      const one = { row, variations: [] }
      variable.set(`id:${row.say('id')}`, one)
      if (row.say('sku') !== '') variable.set(row.say('sku'), one)
    } else {
      const parent = variable.get(row.say('parent'))
      if (parent) parent.variations.push(row)
      else orphans.push(row)
    }
  }
  for (const row of orphans) {
    const parent = variable.get(row.say('parent'))
    if (parent) parent.variations.push(row)
    else yield refused(row.place, { ...NO_PARENT, column: row.called('parent'), what: row.say('parent') })
  }
  for (const one of new Set(variable.values())) yield* productOf(one, options)
}

const NO_PARENT = {
  why: 'the product that this variation belongs to is not in the file',
  remedy: 'export all products and variations together',
}

async function* wooRows(file: OldFile): AsyncGenerator<WooRow | Finding> {
  const { header, columns } = await fileColumns(file, WOO_COLUMNS)
  const attributes = attributeColumns(header)
  const plugins = pluginColumns(header)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const { cells } = row
    const place = { file: file.name, line: row.line }
    yield* plugins.notes(cells, place)
    const textOf = (at: number) => (cells[at] ?? '').trim()
    yield {
      place,
      // The export keeps spreadsheets from taking -2 for a formula.
      say: (name) => columns.cell(cells, name).replace(/^'(?=[=+\-@])/, ''),
      called: columns.called,
      attributes: new Map(
        attributes
          .map(({ name, value }) => [textOf(name), textOf(value)] as const)
          .filter(([name]) => name !== ''),
      ),
      hidden: new Set(
        attributes.filter(({ visible }) => textOf(visible) === '0').map(({ name }) => textOf(name)),
      ),
      plugin: plugins.cellsOf(cells),
    }
  }
}

type AttributeColumns = { name: number; value: number; visible: number }
const PARTS: Readonly<Record<string, keyof AttributeColumns>> = {
  name: 'name',
  visible: 'visible',
  sichtbar: 'visible',
}

/** Where name and values of each attribute stand, and whether it is shown. */
function attributeColumns(header: readonly string[]): AttributeColumns[] {
  const found = new Map<string, AttributeColumns>()
  for (const [at, title] of header.entries()) {
    const [, number = '', part = ''] = ATTRIBUTE.exec(title) ?? []
    if (number === '') continue
    const one = found.get(number) ?? { name: -1, value: -1, visible: -1 }
    found.set(number, { ...one, [PARTS[part.toLowerCase()] ?? 'value']: at })
  }
  return [...found.values()].filter(({ name, value }) => name >= 0 && value >= 0)
}

/** The type stands before what is said beside it: `simple, downloadable`. */
function kindOf(type: string): Kind {
  const words = type.toLowerCase().split(/[,\s]+/)
  if (words.includes('variation')) return 'variation'
  if (words.includes('variable')) return 'variable'
  return words.includes('simple') ? 'simple' : null
}

function* productOf(
  { row, variations }: Variable,
  { language, currency }: ReadingOptions,
): Generator<Finding> {
  const { say, called, place } = row
  const isVariable = kindOf(say('type')) === 'variable'
  const options = isVariable
    ? [...row.attributes.keys()].filter((name) => variations.some(({ attributes }) => attributes.get(name)))
    : []
  const problems: Finding[] = taxNotes(row)
  const shares = sharesOf(row, variations, problems)
  const variants = variations.flatMap((one) =>
    variantOf(one, { parent: row, options, problems, currency, share: shares.get(one) }),
  )
  if (variations.length === 0)
    problems.push(
      refused(place, {
        column: called('type'),
        what: say('type'),
        why: 'a variable product without variations cannot be bought',
        remedy: 'export variations along with the products',
      }),
    )
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused')) return
  const html = unescaped([say('short'), say('description')].filter(Boolean).join('\n\n'))
  yield* parsedRecord(
    place,
    {
      kind: 'product',
      oldId: say('id'),
      // WordPress answers an id at its root whatever addresses it writes, and told others to link so.
      addresses: [...new Set([...pathIn(say('address')), `/?p=${say('id')}`])],
      name: { [language]: say('name') },
      description: {
        [language]: plainText(html),
      },
      brand: brandOf(row),
      categories: listed(say('categories')).map((path) => path.split('>').map((name) => name.trim())),
      pictures: withTextPictures(
        [...new Set(variations.concat(row).flatMap((one) => listed(one.say('pictures'))))].map((address) => ({
          address,
          alt: '',
        })),
        html,
      ),
      options,
      ...furtherAttributes(row, options),
      isActive: say('published') === '' || say('published') === '1',
      vat: IS_REDUCED.test(say('taxClass')) ? 'reduced' : 'standard',
      maker: null,
      variants,
    },
    (path) => called(path.startsWith('name') ? 'name' : 'id'),
  )
}

/** The export names classes and no rates: all but the reduced one are the standard rate. */
function taxNotes({ say, place }: WooRow): Finding[] {
  const [status, name] = [say('taxStatus'), say('taxClass')]
  const isFree = /^(?:none|shipping|keine?|versand)/i.test(status)
  const isOther = name !== '' && !IS_REDUCED.test(name) && !/^standard$/i.test(name)
  return [
    ...(isFree ? [noted(place, FREE_OF_TAX)] : []),
    ...(isOther ? [noted(place, otherClass(name))] : []),
  ]
}

const IS_REDUCED = /reduced|ermäßigt|ermaessigt|reduziert/i
const FREE_OF_TAX =
  'products without tax are taxed here at the standard rate, or at the reduced one where the mapping says so ("reduced")'
const otherClass = (name: string) =>
  `the tax class "${name}" is the standard rate here; the mapping says what is reduced ("reduced")`

/** Attributes that make no variants; those that pages did not show stay out of sight. */
function furtherAttributes({ attributes, hidden }: WooRow, options: readonly string[]) {
  const further = [...attributes]
    .filter(([name, values]) => values !== '' && !options.includes(name) && !hidden.has(name))
    .map(([name, values]) => ({ name, values: listed(values) }))
  return further.length === 0 ? {} : { attributes: further }
}

/** The brand of WooCommerce itself or of an extension, or an attribute that is called so. */
function brandOf({ say, plugin, attributes }: WooRow): string {
  const [named] = listed(say('brands') || (plugin('brand')?.text ?? ''))
  const [, called = ''] = [...attributes].find(([name]) => /^(?:marke|brand)$/i.test(name)) ?? []
  return named ?? listed(called)[0] ?? ''
}

type VariantContext = {
  /** The row of the product, which says what a variation does not say of itself. */
  parent: WooRow
  options: readonly string[]
  problems: Finding[]
  currency: Currency
  /** Of a count that it shares with other variations. */
  share: number | null | undefined
}

function variantOf(row: WooRow, { parent, options, problems, currency, share }: VariantContext) {
  const { say, called, place, attributes } = row
  if (kindOf(say('type')) === 'variation' && say('published') === '0') return []
  const at = { place, problems, currency }
  const regular = readAmount(at, called('regular'), say('regular'))
  const sale = say('sale') === '' ? null : readAmount(at, called('sale'), say('sale'))
  const counted = share === undefined ? readCount(at, called('stock'), say('stock')) : (share ?? 0)
  const stock = share === null ? null : stockOf(row, parent, counted)
  const missing = options.find((name) => (attributes.get(name) ?? '') === '')
  if (missing !== undefined)
    problems.push(
      refused(place, {
        column: missing,
        what: '',
        why: `the variation stands for any "${missing}": here each variant has one`,
        remedy: 'make a variation for each value in the old shop, and export again',
      }),
    )
  if (regular === null || counted === null || missing !== undefined) return []
  const sku = say('sku')
  const gtin = say('gtin') || (row.plugin('gtin')?.text ?? '')
  return [
    {
      oldId: say('id'),
      sku: sku === '' ? null : sku,
      gtin: gtin === '' ? null : gtin,
      options: options.map((name) => attributes.get(name) ?? ''),
      price: sale ?? regular,
      compareAt: sale === null ? null : regular,
      stock,
      ...contentIn(row, parent, problems),
      ...deliveryIn(row, parent, problems),
    },
  ]
}

/** What one piece holds; a variation without a word of its own holds what its product says. */
function contentIn(row: WooRow, parent: WooRow, problems: Finding[]) {
  const quantity = row.plugin('quantity') ?? parent.plugin('quantity')
  const unit = row.plugin('unit') ?? parent.plugin('unit')
  if (quantity === null || unit === null) return {}
  const content = contentOf(quantity.text, unit.text)
  if (content !== null) return { content }
  problems.push(
    noted(
      row.place,
      `units of prices that are not known here are left out, as "${quantity.text} ${unit.text}"`,
    ),
  )
  return {}
}

/** How long a delivery takes, where words say it in days or weeks. */
function deliveryIn(row: WooRow, parent: WooRow, problems: Finding[]) {
  const said = row.plugin('deliveryTime') ?? parent.plugin('deliveryTime')
  if (said === null) return {}
  const deliveryDays = deliveryDaysOf(said.text)
  if (deliveryDays !== null) return { deliveryDays }
  problems.push(
    noted(row.place, `delivery times that name no days are those of --delivery-days, as "${said.text}"`),
  )
  return {}
}

/** Units; null where they are not counted, or where it is sold on behind the last one. */
function stockOf(row: WooRow, parent: WooRow, counted: number | null): number | null {
  const isOut = /^(?:0|no|nein)$/i.test(row.say('inStock'))
  if (row.say('stock') === '' || /^backorder$/i.test(row.say('inStock'))) return isOut ? 0 : null
  const sellsOn = [row, parent].some(({ say }) => /^(?:1|yes|notify|ja)$/i.test(say('backorders')))
  return (counted ?? 0) > 0 || !sellsOn ? counted : null
}

/**
 * Variations that share the count of their product: here each has its own, and all together no more than there is. Null where
 * their product counts nothing either.
 */
function sharesOf(parent: WooRow, variations: readonly WooRow[], problems: Finding[]) {
  const sharing = variations.filter(({ say }) => /^parent$/i.test(say('stock')))
  const shares = new Map<WooRow, number | null>()
  if (sharing.length === 0) return shares
  const at = { place: parent.place, problems }
  const all = parent.say('stock') === '' ? null : readCount(at, parent.called('stock'), parent.say('stock'))
  if (all !== null)
    problems.push(
      noted(parent.place, 'variations that share one count get equal parts of it: here each has its own'),
    )
  for (const [position, row] of sharing.entries())
    shares.set(row, all === null ? null : Math.floor((all + position) / sharing.length))
  return shares
}

/** A list in a cell: commas between, one inside a value behind a backslash. */
function listed(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter((one) => one !== '')
}

/** The export writes line breaks as two signs. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n')
}

/** Where a page stood, with its query. */
export function pathIn(address: string): string[] {
  if (!URL.canParse(address)) return address.startsWith('/') ? [address] : []
  const { pathname, search } = new URL(address)
  return pathname === '/' && search === '' ? [] : [pathname + search]
}
