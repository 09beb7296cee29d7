import { COUNTRIES, type Country, LOCALES, markets } from '@shop/domain/market/markets'
import { isGtin } from '@shop/domain/product-detail/gtin'
import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import { isFreeFacet } from '@shop/engine/records/facet-name'
import { LEVELS } from '../../mapping/mapping.ts'
import type { OldProduct, OldVariant } from '../../records/old-record.ts'
import { centsOf, grossOf } from '../../values/cents-of.ts'
import { keyOf, slugOf } from '../../values/keys.ts'
import type { MoveInOptions } from '../run/move-in-options.ts'
import { localisedWords } from './localised-words.ts'

/** What a product of the old shop becomes in this one. */
export type ProductPlace = {
  id: number
  variantIds: readonly number[]
  categories: readonly number[]
  images: ProductRecord['images']
  rating: ProductRecord['rating']
  /** When it came first: the same moment each time, so that the same file makes the same record. */
  movedAt: Date
}

const ONE: Localised = { de: 'Standard', fr: 'Standard', nl: 'Standaard' }
const NO_BRAND = '–'

/** A product of the old shop as a record of a catalogue file; its number is its id. */
export function productRecord(old: OldProduct, place: ProductPlace, options: MoveInOptions): ProductRecord {
  const { language, mapping } = options
  const vat = vatOf(old, options)
  const name = localisedWords(old.name, language)
  const { responsiblePerson = null, ...mapped } = mapping.makers[old.brand] ?? {}
  const maker = old.maker ?? ('name' in mapped ? mapped : null)
  const key = String(place.id)
  const movedAt = place.movedAt.toISOString()
  return {
    kind: 'product',
    id: place.id,
    referenceKey: key,
    masterKey: key,
    brand: old.brand.trim() || NO_BRAND,
    subbrand: null,
    name,
    description: localisedWords(old.description, language, name[language]),
    categories: [...place.categories],
    collections: [],
    images: place.images,
    attributes: attributesOf(old, options),
    advancedAttributes: {},
    colorsList: [],
    isActive: old.isActive,
    isNew: false,
    promo: null,
    vat,
    popularity: 0,
    rating: place.rating,
    ...(maker === null ? {} : { maker, responsiblePerson }),
    safety: null,
    care: [],
    createdAt: movedAt,
    firstLiveAt: movedAt,
    variants: old.variants.map((variant, at) => ({
      id: place.variantIds[at] ?? 0,
      ...variantRecord(variant, { key: `${key}_${at + 1}`, vat, options }),
    })),
  }
}

/** The reduced rate where the old shop says it, or the mapping of one of its categories or of one above. */
function vatOf({ vat, categories }: OldProduct, { mapping }: MoveInOptions): OldProduct['vat'] {
  const isReduced = categories.some((names) =>
    names.some((_, level) => mapping.reduced.includes(names.slice(0, level + 1).join(LEVELS))),
  )
  return isReduced ? 'reduced' : vat
}

type VariantContext = { key: string; vat: OldProduct['vat']; options: MoveInOptions }

function variantRecord(old: OldVariant, { key, vat, options }: VariantContext): Omit<VariantRecord, 'id'> {
  const { deliveryDays, language } = options
  const sku = old.sku === null ? '' : keyOf(old.sku)
  const label = old.options.join(' / ')
  return {
    referenceKey: sku === '' ? key : sku,
    label: label === '' ? ONE : localisedWords({ [language]: label }, language),
    ...(old.gtin !== null && isGtin(old.gtin) ? { gtin: old.gtin } : {}),
    bvc: 1,
    deliveryDaysFrom: (old.deliveryDays ?? deliveryDays).from,
    deliveryDaysTo: (old.deliveryDays ?? deliveryDays).to,
    stock: old.stock ?? options.uncounted,
    paybackFactor: null,
    content: old.content ?? null,
    prices: pricesOf(old, vat, options),
  }
}

function pricesOf(old: OldVariant, vat: OldProduct['vat'], options: MoveInOptions): VariantRecord['prices'] {
  const prices: VariantRecord['prices'] = {}
  for (const country of COUNTRIES.filter((one) => options.countries.includes(one))) {
    const price = priceIn(old.price, { country, vat, options })
    const struck = old.compareAt === null ? null : priceIn(old.compareAt, { country, vat, options })
    const before = options.compareAt === 'sale' && struck !== null && struck > price ? struck : null
    const rrp = options.compareAt === 'rrp' && struck !== null && struck > price ? struck : null
    prices[country] = { price, rrp, before, lowestPrior: before, scale: [] }
  }
  return prices
}

type PriceContext = { country: Country; vat: OldProduct['vat']; options: MoveInOptions }

/** What a shopper pays, minor units; one with parts of a cent was refused before. */
function priceIn(amount: number, { country, vat, options }: PriceContext): number {
  if (options.prices === 'gross') return centsOf(amount) ?? 0
  const locale = LOCALES.find((one) => markets[one].country === country) ?? LOCALES[0]
  return grossOf(amount, markets[locale].vat[vat])
}

/** What variants differ in, and what else is said of the product, as attributes that listings can be filtered by. */
function attributesOf(old: OldProduct, { language }: MoveInOptions): ProductRecord['attributes'] {
  const attributes: ProductRecord['attributes'] = {}
  const options = old.options.map((name, at) => ({
    name,
    words: old.variants.map((variant) => variant.options[at] ?? ''),
  }))
  const further = (old.attributes ?? []).map(({ name, values }) => ({ name, words: values }))
  for (const { name, words } of [...options, ...further]) {
    const key = slugOf(name).slice(0, 64)
    // What variants differ in comes first, and is not said twice.
    if (key === '' || key in attributes) continue
    const values = new Map(words.map((word) => [slugOf(word), word]))
    values.delete('')
    if (values.size === 0) continue
    attributes[key] = {
      label: localisedWords({ [language]: name }, language),
      multiSelect: true,
      facet: isFreeFacet(key),
      values: [...values].map(([value, label]) => ({
        value,
        label: localisedWords({ [language]: label }, language),
      })),
    }
  }
  return attributes
}
