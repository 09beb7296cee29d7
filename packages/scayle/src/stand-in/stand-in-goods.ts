import type { Locale, Market } from '@shop/domain/market/markets'
import { netOf } from '@shop/domain/money/vat'
import type {
  CatalogueRecord,
  CategoryRecord,
  Localised,
  ProductRecord,
  VariantRecord,
} from '@shop/engine/records/catalogue-record'

/** A shop of the tenant: its id, and what it sells in. */
export type StandInShop = { shopId: number; locale: Locale; market: Market }

/** A category with those above it, from the root down and itself the last. */
export type StandInCategory = {
  record: CategoryRecord
  path: string
  trail: StandInCategory[]
  below: number[]
}

type Attribute = {
  id: number
  key: string
  label: string
  values: { id: number; label: string; value: string }[]
}

/** A product of one shop, as the wire has it and as it is looked for. */
export type StandInProduct = {
  record: ProductRecord
  wire: Record<string, unknown>
  attributes: ReadonlyMap<string, Attribute>
  categoryIds: ReadonlySet<number>
  minPrice: number
  isOnSale: boolean
  reduction: number
  isSoldOut: boolean
  words: string
}

export type StandInVariant = {
  record: VariantRecord
  product: StandInProduct
  wire: Record<string, unknown>
  price: number
}

/** All that one shop of the stand-in sells. */
export type StandInGoods = {
  categories: ReadonlyMap<number, StandInCategory>
  products: readonly StandInProduct[]
  byId: ReadonlyMap<number, StandInProduct>
  variants: ReadonlyMap<number, StandInVariant>
}

/** The attribute that tells variants apart; a catalogue file keeps it as the label of the variant. */
const SIZE = 'groesse'

/** Numbers of attributes and values, the same in every shop of a tenant. */
function numbers() {
  const known = new Map<string, number>()
  return (name: string): number => {
    const number = known.get(name) ?? known.size + 1
    known.set(name, number)
    return number
  }
}

/** The goods of one shop, made of the lines of a catalogue file. */
export function standInGoods(records: readonly CatalogueRecord[], { market }: StandInShop): StandInGoods {
  const categories = categoriesOf(records)
  const idOf = numbers()
  const products: StandInProduct[] = []
  const variants = new Map<number, StandInVariant>()
  for (const record of records) {
    if (record.kind !== 'product') continue
    const sold = record.variants.filter(({ prices }) => prices[market.country])
    if (sold.length === 0 || !record.isActive) continue
    const product = productOf(record, sold, { market, categories, idOf })
    products.push(product)
    for (const variant of sold) {
      const wire = variantWire(record, variant, market, idOf)
      variants.set(variant.id, { record: variant, product, wire, price: priceIn(variant, market).price })
    }
  }
  products.sort(
    (one, other) => other.record.popularity - one.record.popularity || one.record.id - other.record.id,
  )
  return { categories, products, variants, byId: new Map(products.map((one) => [one.record.id, one])) }
}

function categoriesOf(records: readonly CatalogueRecord[]): Map<number, StandInCategory> {
  const known = new Map<number, StandInCategory>()
  const rows = records.flatMap((record) => (record.kind === 'category' ? [record] : []))
  for (const record of rows.toSorted((one, other) => one.position - other.position)) {
    const category: StandInCategory = { record, path: '', trail: [], below: [] }
    known.set(record.id, category)
  }
  for (const category of known.values()) {
    const trail: StandInCategory[] = []
    let step: StandInCategory | undefined = category
    while (step) {
      trail.unshift(step)
      step = step.record.parentId === null ? undefined : known.get(step.record.parentId)
    }
    category.trail = trail
    category.path = `/${trail.map(({ record }) => record.slug).join('/')}`
    const above = category.record.parentId === null ? undefined : known.get(category.record.parentId)
    above?.below.push(category.record.id)
  }
  return known
}

type Making = {
  market: Market
  categories: ReadonlyMap<number, StandInCategory>
  idOf: (name: string) => number
}

function productOf(
  record: ProductRecord,
  sold: readonly VariantRecord[],
  { market, categories, idOf }: Making,
): StandInProduct {
  const attributes = new Map(
    [...Object.entries(record.attributes), ...namingAttributes(record)].map(([key, { label, values }]) => [
      key,
      {
        id: idOf(key),
        key,
        label: word(label, market),
        values: values.map((one) => ({
          id: idOf(`${key}:${one.value}`),
          label: word(one.label, market),
          value: one.value,
        })),
      },
    ]),
  )
  const prices = sold.map((variant) => priceIn(variant, market))
  const reduction = Math.max(...prices.map(({ price, before }) => (before ? 1 - price / before : 0)))
  const trails = record.categories.flatMap((id) => categories.get(id) ?? [])
  const isSoldOut = !sold.some(isSellable)
  const wire = {
    id: record.id,
    isActive: record.isActive,
    isSoldOut,
    isNew: record.isNew,
    isComposite: false,
    createdAt: record.createdAt,
    updatedAt: record.createdAt,
    firstLiveAt: record.firstLiveAt,
    indexedAt: record.firstLiveAt,
    masterKey: record.masterKey,
    referenceKey: record.referenceKey,
    customData: safetyOf(record),
    images: record.images.map(({ src }) => ({
      hash: src,
      name: src.split('/').at(-1) ?? src,
      attributes: {},
    })),
    attributes: Object.fromEntries(
      [...attributes].map(([key, { values, ...named }]) => [
        key,
        { ...named, type: null, multiSelect: true, values },
      ]),
    ),
    advancedAttributes: {},
    categories: trails.map(({ trail }) =>
      trail.map((step) => ({
        categoryId: step.record.id,
        categoryName: word(step.record.name, market),
        categoryUrl: step.path,
        categorySlug: step.record.slug,
        categoryHidden: false,
      })),
    ),
    variants: sold.map((variant) => variantWire(record, variant, market, idOf)),
  }
  return {
    record,
    wire,
    attributes,
    categoryIds: new Set(trails.flatMap(({ trail }) => trail.map((step) => step.record.id))),
    minPrice: Math.min(...prices.map(({ price }) => price)),
    isOnSale: reduction > 0,
    reduction,
    isSoldOut,
    words: [word(record.name, market), record.brand, record.referenceKey, word(record.description, market)]
      .join(' ')
      .toLowerCase(),
  }
}

/** What the tenant keeps as attributes and a catalogue file as fields. */
function namingAttributes(
  record: ProductRecord,
): [string, { label: Localised; values: { value: string; label: Localised }[] }][] {
  const named = (
    key: string,
    value: Localised,
  ): [string, { label: Localised; values: { value: string; label: Localised }[] }] => [
    key,
    { label: same(key), values: [{ value: slugOf(value.de), label: value }] },
  ]
  return [
    named('name', record.name),
    named('brand', same(record.brand)),
    named('description', record.description),
  ]
}

function safetyOf({ safety }: ProductRecord): Record<string, unknown> {
  if (!safety) return {}
  const { manufacturer: name, address, email } = safety
  return { safety: { maker: { name, address, email } } }
}

function variantWire(
  product: ProductRecord,
  variant: VariantRecord,
  market: Market,
  idOf: (name: string) => number,
): Record<string, unknown> {
  const { price, rrp, before, lowestPrior, scale } = priceIn(variant, market)
  const label = word(variant.label, market)
  return {
    id: variant.id,
    referenceKey: variant.referenceKey,
    firstLiveAt: product.firstLiveAt,
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
    isComposite: false,
    stock: {
      supplierId: 1,
      warehouseId: 1,
      quantity: variant.stock,
      isSellableWithoutStock: variant.bvc === 2,
      expectedAvailabilityAt: null,
    },
    price: wirePrice({ price, rrp, before }, market.vat[product.vat], market),
    lowestPriorPrice: { withTax: lowestPrior, relativeDifferenceToPrice: null },
    attributes: {
      [SIZE]: {
        id: idOf(SIZE),
        key: SIZE,
        label: SIZE,
        type: null,
        multiSelect: false,
        values: { id: idOf(`${SIZE}:${slugOf(label)}`), label, value: slugOf(label) },
      },
    },
    customData: { KQPRI: tenantBlock(variant, before, scale) },
  }
}

function tenantBlock(
  variant: VariantRecord,
  before: number | null,
  scale: readonly { amount: number; price: number }[],
) {
  const [first, second, third] = scale
  return {
    BVC: variant.bvc,
    deliveryDaysFrom: variant.deliveryDaysFrom,
    deliveryDaysTo: variant.deliveryDaysTo,
    priceReference: before,
    scaleAmount1: first?.amount ?? null,
    scaleAmount2: second?.amount ?? null,
    scaleAmount3: third?.amount ?? null,
    scalePrice1: first?.price ?? null,
    scalePrice2: second?.price ?? null,
    scalePrice3: third?.price ?? null,
    scaleUnit1: first ? 'ST' : null,
    scaleUnit2: second ? 'ST' : null,
    scaleUnit3: third ? 'ST' : null,
    paybackFactor: null,
  }
}

/** A price with its tax and its sale, for so many pieces. */
export function wirePrice(
  { price, rrp, before }: { price: number; rrp: number | null; before: number | null },
  rate: number,
  { currency }: Pick<Market, 'currency'>,
  pieces = 1,
) {
  const withTax = price * pieces
  const withoutTax = netOf(withTax, rate)
  const saving = before === null ? 0 : Math.max(0, before - price)
  const amount = { relative: before ? saving / before : 0, absoluteWithTax: saving * pieces }
  return {
    withTax,
    withoutTax,
    recommendedRetailPrice: rrp === null ? null : rrp * pieces,
    tax: { vat: { amount: withTax - withoutTax, rate: rate / 100 } },
    reference: null,
    appliedReductions: saving > 0 ? [{ category: 'sale', type: 'relative', amount }] : [],
    beforeSaleWithTax: saving > 0 && before !== null ? before * pieces : null,
    totalAppliedReductions: saving > 0 ? { amount } : null,
    reductionsRelativeTo: saving > 0 ? 'beforeSaleWithTax' : null,
    currencyCode: currency,
  }
}

/** Only called for variants that the country sells. */
export function priceIn(variant: VariantRecord, { country }: Pick<Market, 'country'>) {
  const price = variant.prices[country]
  if (!price) throw new Error(`The variant ${variant.id} has no price in ${country}.`)
  return price
}

export function isSellable({ bvc, stock }: VariantRecord): boolean {
  return bvc <= 2 && (stock > 0 || bvc === 2)
}

export function word(text: Localised, { language }: Pick<Market, 'language'>): string {
  return text[language]
}

function same(text: string): Localised {
  return { de: text, fr: text, nl: text }
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
}
