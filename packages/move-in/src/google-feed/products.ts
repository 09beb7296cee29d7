import type { Currency } from '@shop/domain/market/markets'
import { oldQuery } from '@shop/domain/redirect/old-query'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader, type ReadingOptions } from '../reading/source.ts'
import { type FeedItem, said } from '../reading/xml-item.ts'
import { xmlItems } from '../reading/xml-items.ts'
import { type Finding, met, noted, type Place, refused } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { readAmount } from '../values/read-cell.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { tableItems } from './table-items.ts'

/** What the variants of a group differ in, by Google's names for it. */
const DIFFERENCES = ['color', 'size', 'material', 'pattern'] as const
const WORDS = {
  de: { color: 'Farbe', size: 'Größe', material: 'Material', pattern: 'Muster' },
  fr: { color: 'Couleur', size: 'Taille', material: 'Matière', pattern: 'Motif' },
  nl: { color: 'Kleur', size: 'Maat', material: 'Materiaal', pattern: 'Patroon' },
} as const
const AVAILABLE = /^(?:in[_ ]stock|limited[_ ]availability)$/i

export const feedXml: Reader = {
  topic: 'products',
  name: 'product feed (XML)',
  reads: ({ text }) => /<(?:rss|feed)[\s>]/.test(text),
  read: (file, options) => products(xmlItems(file), file, options),
}

export const feedTable: Reader = {
  topic: 'products',
  name: 'product feed (table)',
  reads: (head) =>
    hasColumns(head, 'id', 'title', 'price', 'link') ||
    hasColumns(head, 'id', 'title', 'price', 'image_link'),
  read: (file, options) => products(tableItems(file), file, options),
}

type Items = AsyncIterable<FeedItem | { refusal: Extract<Finding, { kind: 'refused' }>['refusal'] }>

/** Items of one group are one product; they may stand anywhere in the file, so that groups come at its end. */
async function* products(items: Items, file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const groups = new Map<string, FeedItem[]>()
  const ids = new Set<string>()
  for await (const item of items) {
    if ('refusal' in item) {
      yield { kind: 'refused', refusal: item.refusal }
      continue
    }
    const place = { file: file.name, line: item.line }
    const [id, group] = [said(item, 'id'), said(item, 'item_group_id')]
    if (id === '' || ids.has(id)) {
      yield refused(place, id === '' ? NO_ID : { ...TWICE, what: id })
      continue
    }
    ids.add(id)
    yield met(group === '' ? id : group)
    if (group === '') yield* productOf(id, [item], { file, options })
    else groups.set(group, [...(groups.get(group) ?? []), item])
  }
  for (const [group, members] of groups) yield* productOf(group, members, { file, options })
}

const NO_ID = {
  column: 'id',
  what: '',
  why: 'an item without an id cannot be found again',
  remedy: 'give it the id that it has in the old shop',
}
const TWICE = {
  column: 'id',
  why: 'an item with this id stood further up already',
  remedy: 'take one of them out, or give it another id',
}

type Context = { file: OldFile; options: ReadingOptions }

function* productOf(
  oldId: string,
  members: readonly FeedItem[],
  { file, options }: Context,
): Generator<Finding> {
  const [first] = members
  if (first === undefined) return
  const place: Place = { file: file.name, line: first.line }
  const differences = DIFFERENCES.filter((name) => members.some((item) => said(item, name) !== ''))
  const used = members.length > 1 ? differences : []
  const problems: Finding[] = []
  const variants = members.flatMap((item) =>
    variantOf(item, { file, used, problems, currency: options.currency }),
  )
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused')) return
  yield noted(place, 'a feed says no counts: what is in stock gets 1; "import stock" brings the counts')
  const title = said(first, 'title') || said(first, 'structured_title')
  yield* parsedRecord(
    place,
    {
      kind: 'product',
      oldId,
      addresses: [...new Set(members.flatMap((item) => pathIn(said(item, 'link'))))],
      name: { [options.language]: title },
      description: { [options.language]: plainText(said(first, 'description')) },
      brand: said(first, 'brand'),
      categories: categoriesOf(first),
      pictures: withTextPictures(picturesOf(members, title), said(first, 'description')),
      options: used.map((name) => WORDS[options.language][name]),
      isActive: true,
      vat: 'standard',
      maker: null,
      variants,
    },
    (path) => (path.startsWith('name') ? 'title' : (path.split('.')[0] ?? '')),
  )
}

type VariantContext = {
  file: OldFile
  used: readonly (typeof DIFFERENCES)[number][]
  problems: Finding[]
  currency: Currency
}

function variantOf(item: FeedItem, { file, used, problems, currency }: VariantContext) {
  const at = { place: { file: file.name, line: item.line }, problems, currency }
  const price = readAmount(at, 'price', said(item, 'price'))
  const reduced =
    said(item, 'sale_price') === '' ? null : readAmount(at, 'sale_price', said(item, 'sale_price'))
  const options = used.map((name) => said(item, name))
  const missing = options.indexOf('')
  if (missing >= 0)
    problems.push(
      refused(at.place, {
        column: used[missing] ?? '',
        what: '',
        why: 'other items of its group say it, and this one does not',
        remedy: 'say it in every item of the group',
      }),
    )
  if (price === null || missing >= 0) return []
  const [mpn, gtin] = [said(item, 'mpn'), said(item, 'gtin')]
  return [
    {
      oldId: said(item, 'id'),
      sku: mpn || said(item, 'id'),
      gtin: gtin === '' ? null : gtin,
      options,
      price: reduced ?? price,
      compareAt: reduced === null ? null : price,
      stock: AVAILABLE.test(said(item, 'availability')) ? 1 : 0,
    },
  ]
}

/** The shop's own type; where there is none, Google's category, unless it is a number alone. */
function categoriesOf(item: FeedItem): string[][] {
  const google = said(item, 'google_product_category')
  const types = item.fields.get('product_type') ?? (/^\d*$/.test(google) ? [] : [google])
  return types
    .map((type) =>
      type
        .split('>')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .filter((path) => path.length > 0)
}

function picturesOf(members: readonly FeedItem[], alt: string) {
  const addresses = members.flatMap((item) => [
    said(item, 'image_link'),
    ...(item.fields.get('additional_image_link') ?? []),
  ])
  return [...new Set(addresses.map((address) => address.trim()))]
    .filter((address) => address !== '')
    .map((address) => ({ address, alt }))
}

/** Feeds count clicks in the query: of it only what says which page it was is part of where a page stands. */
function pathIn(link: string): string[] {
  if (!URL.canParse(link)) return []
  const { pathname, search } = new URL(link)
  const address = pathname + oldQuery(search)
  return address === '/' ? [] : [address]
}
