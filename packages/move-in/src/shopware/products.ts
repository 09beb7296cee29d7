import * as v from 'valibot'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader, ReadingOptions } from '../reading/source.ts'
import { type Finding, met, noted, type Place, refused } from '../records/finding.ts'
import { plainText } from '../values/plain-text.ts'
import { withTextPictures } from '../values/text-pictures.ts'
import { contentOf } from '../values/units-and-days.ts'
import { FREE_OF_TAX, isReducedRate, partsOf } from './amounts.ts'
import { answered } from './answers.ts'

const optionalText = v.optional(v.nullable(v.string()), null)
const number = v.optional(v.nullable(v.number()), null)
/** In its own language, and as the shop shows it, which a variant has from its product. */
const named = { name: optionalText, translated: v.optional(v.object({ name: optionalText }), {}) }
const Media = v.object({ url: v.string(), alt: optionalText, ...{ title: optionalText } })
const PlacedMedia = v.object({
  media: v.optional(v.nullable(Media), null),
  position: v.optional(v.number(), 0),
})
const Option = v.object({ ...named, group: v.optional(v.nullable(v.object(named)), null) })

const Product = v.object({
  id: v.string(),
  parentId: optionalText,
  productNumber: v.string(),
  ean: optionalText,
  active: v.optional(v.nullable(v.boolean()), null),
  name: optionalText,
  description: optionalText,
  translated: v.optional(v.object({ name: optionalText, description: optionalText }), {}),
  stock: number,
  availableStock: number,
  isCloseout: v.optional(v.nullable(v.boolean()), null),
  calculatedPrice: v.object({
    unitPrice: v.number(),
    listPrice: v.optional(v.nullable(v.object({ price: v.number() })), null),
  }),
  tax: v.optional(v.nullable(v.object({ taxRate: v.number() })), null),
  manufacturer: v.optional(v.nullable(v.object(named)), null),
  categories: v.optional(v.nullable(v.array(v.object({ breadcrumb: v.array(v.string()) }))), null),
  options: v.optional(v.nullable(v.array(Option)), null),
  properties: v.optional(v.nullable(v.array(Option)), null),
  cover: v.optional(v.nullable(PlacedMedia), null),
  media: v.optional(v.nullable(v.array(PlacedMedia)), null),
  seoUrls: v.optional(v.nullable(v.array(v.object({ seoPathInfo: v.string() }))), null),
  purchaseUnit: number,
  unit: v.optional(v.nullable(v.object({ shortCode: optionalText, ...named })), null),
  deliveryTime: v.optional(
    v.nullable(v.object({ min: v.number(), max: v.number(), unit: v.string() })),
    null,
  ),
})
type Element = v.InferOutput<typeof Product>
type Entry = { place: Place; entry: Element }
/** A product, and what is bought of it: its variants, or itself. */
type Family = { main: Entry; bought: Entry[] }

/** What `store-api/product` answers. */
export const shopwareProducts: Reader = {
  topic: 'products',
  name: 'products (Store API)',
  reads: ({ text }) =>
    /^\s*[[{]/.test(text) && text.includes('"productNumber"') && text.includes('"calculatedPrice"'),
  read: readProducts,
}

async function* readProducts(file: OldFile, options: ReadingOptions): AsyncGenerator<Finding> {
  const all = new Map<string, Entry>()
  for await (const found of answered(file, Product)) {
    if ('kind' in found) yield found
    else all.set(found.entry.id, found)
  }
  for (const [id, family] of familiesOf(all)) {
    yield met(id)
    yield* productOf(id, family, options)
  }
}

/** Variants may stand anywhere, also where the product that they belong to is not answered with them. */
function familiesOf(all: ReadonlyMap<string, Entry>): Map<string, Family> {
  const variants = [...all.values()].filter(({ entry }) => entry.parentId !== null)
  const byParent = Map.groupBy(variants, ({ entry }) => entry.parentId ?? '')
  const families = new Map<string, Family>()
  for (const one of all.values()) {
    const id = one.entry.parentId ?? one.entry.id
    const bought = byParent.get(id)
    if (!families.has(id)) families.set(id, { main: all.get(id) ?? one, bought: bought ?? [one] })
  }
  return families
}

function* productOf(id: string, { main, bought }: Family, { language }: ReadingOptions): Generator<Finding> {
  const { place, entry } = main
  const groups = [...new Set(bought.flatMap((one) => (one.entry.options ?? []).map(groupOf)))].filter(Boolean)
  const problems: Finding[] = []
  const variants = bought.flatMap((one) => variantOf(one, main.entry, { groups, problems }))
  yield* problems
  if (problems.some(({ kind }) => kind === 'refused')) return
  const rate = entry.tax?.taxRate ?? bought[0]?.entry.tax?.taxRate ?? null
  if (rate === 0) yield noted(place, FREE_OF_TAX)
  const html = entry.translated.description ?? entry.description ?? ''
  yield* parsedRecord(
    place,
    {
      kind: 'product',
      oldId: id,
      addresses: addressesOf([main, ...bought]),
      name: { [language]: nameOf(entry) },
      description: { [language]: plainText(html) },
      brand: entry.manufacturer === null ? '' : nameOf(entry.manufacturer),
      // The first name of each is the root of the tree, which is no category of the shop.
      categories: (entry.categories ?? [])
        .map(({ breadcrumb }) => breadcrumb.slice(1))
        .filter(({ length }) => length > 0),
      pictures: withTextPictures(picturesOf([main, ...bought]), html),
      options: groups,
      ...furtherAttributes(entry),
      isActive: entry.active ?? true,
      vat: rate !== null && isReducedRate(rate) ? 'reduced' : 'standard',
      maker: null,
      variants,
    },
    (path) => (path.startsWith('name') ? 'translated.name' : path),
  )
}

type Named = { name: string | null; translated: { name?: string | null | undefined } }

function nameOf({ name, translated }: Named): string {
  return translated.name ?? name ?? ''
}

function groupOf({ group }: v.InferOutput<typeof Option>): string {
  return group === null ? '' : nameOf(group)
}

/** Where a family stood: its addresses for people, and the one by its id that links inside the shop have. */
function addressesOf(family: readonly Entry[]): string[] {
  return [
    ...new Set(
      family.flatMap(({ entry }) => [
        ...(entry.seoUrls ?? []).map(({ seoPathInfo }) => `/${seoPathInfo}`),
        `/detail/${entry.id}`,
      ]),
    ),
  ]
}

function picturesOf(family: readonly Entry[]) {
  const placed = family.flatMap(({ entry }) => [
    ...(entry.cover === null ? [] : [entry.cover]),
    ...(entry.media ?? []).toSorted((one, other) => one.position - other.position),
  ])
  const found = new Map<string, { address: string; alt: string }>()
  for (const { media } of placed)
    if (media !== null && !found.has(media.url))
      found.set(media.url, { address: media.url, alt: media.alt ?? media.title ?? '' })
  return [...found.values()]
}

function furtherAttributes({ properties }: Element) {
  const groups = Map.groupBy(properties ?? [], groupOf)
  const attributes = [...groups]
    .filter(([name]) => name !== '')
    .map(([name, values]) => ({ name, values: values.map(nameOf).filter(Boolean) }))
  return attributes.length === 0 ? {} : { attributes }
}

type VariantContext = { groups: readonly string[]; problems: Finding[] }

function variantOf({ place, entry }: Entry, main: Element, { groups, problems }: VariantContext) {
  const values = new Map((entry.options ?? []).map((option) => [groupOf(option), nameOf(option)]))
  const missing = groups.find((name) => !values.get(name))
  if (missing !== undefined) {
    problems.push(
      refused(place, {
        column: 'options',
        what: entry.productNumber,
        why: `the variant does not say its "${missing}"`,
        remedy: 'ask for the products with the association options and its group',
      }),
    )
    return []
  }
  const { unitPrice, listPrice } = entry.calculatedPrice
  return [
    {
      oldId: entry.id,
      sku: entry.productNumber,
      gtin: entry.ean,
      options: groups.map((name) => values.get(name) ?? ''),
      price: partsOf(unitPrice),
      compareAt: listPrice === null ? null : partsOf(listPrice.price),
      stock: stockOf(entry, main),
      ...contentIn(entry, main, { place, problems }),
      ...deliveryIn(entry.deliveryTime ?? main.deliveryTime),
    },
  ]
}

/** Units; null where it is sold on behind the last one, which it is unless it is a closeout. */
function stockOf(entry: Element, main: Element): number | null {
  const units = entry.availableStock ?? entry.stock ?? 0
  if (units > 0) return units
  return (entry.isCloseout ?? main.isCloseout ?? false) ? 0 : null
}

function contentIn(
  entry: Element,
  main: Element,
  { place, problems }: { place: Place; problems: Finding[] },
) {
  const size = entry.purchaseUnit ?? main.purchaseUnit
  const unit = entry.unit ?? main.unit
  if (size === null || unit === null) return {}
  const content = contentOf(String(size), unit.shortCode ?? nameOf(unit))
  if (content !== null) return { content }
  problems.push(noted(place, 'units of prices that are not known here are left out'))
  return {}
}

const WORKING_DAYS: Readonly<Record<string, number>> = { day: 1, week: 5, month: 20 }

function deliveryIn(time: Element['deliveryTime']) {
  const days = WORKING_DAYS[time?.unit ?? '']
  return time === null || days === undefined
    ? {}
    : { deliveryDays: { from: time.min * days, to: time.max * days } }
}
