import { COUNTRIES, type Country, LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import type { WrittenFields } from '../../run/moved-in-store.ts'
import { FieldMemory } from './field-memory.ts'

/** A product as it stands here, as a catalogue file would say it. */
export type ProductHere = {
  record: ProductRecord
  /** What only the database knows of its variants, by their ids. */
  variants: ReadonlyMap<number, { bvc: VariantRecord['bvc']; importedStock: number }>
}

export type MergedProduct = {
  record: ProductRecord
  memory: FieldMemory
  /** Variants that the old shop has no more, and that are still sold here: by their article numbers. */
  gone: string[]
}

type Rules = {
  /** The language that the old shop speaks: it fills the others. */
  language: Language
  /** Where a product may not be offered, as it would be with these facts. @see eu-duties */
  refused: (record: ProductRecord) => ReadonlySet<Country>
  /** Whether variants that the old shop has no more are taken off sale. */
  withdrawsGone: boolean
}

/** Not available, whatever its stock. @see spec §4 */
const OFF_SALE: VariantRecord['bvc'] = 3

/** What a product of the old shop says, as a product that comes for the first time remembers it. */
export function firstMemory(said: ProductRecord, rules: Pick<Rules, 'language' | 'refused'>): WrittenFields {
  const memory = new FieldMemory({})
  productFields(memory, undefined, said, rules.language)
  const refused = rules.refused(said)
  for (const variant of said.variants) newVariant(memory, variant, refused)
  return memory.next
}

/** What a product remembers that was taken off sale, as the old shop has it no more: with that it may come back. */
export function withdrawnFields(fields: WrittenFields): WrittenFields {
  const memory = new FieldMemory(fields)
  memory.write('isActive', false)
  return memory.next
}

/**
 * A product of a later export, and what was made of it here since: a field that still holds what was moved in follows the
 * old shop, one that was changed here stays as it is. What the old shop says nothing of stays in any case.
 */
export function mergedProduct(
  here: ProductHere,
  said: ProductRecord,
  written: WrittenFields,
  rules: Rules,
): MergedProduct {
  const memory = new FieldMemory(written)
  const record = { ...here.record, ...productFields(memory, here.record, said, rules.language) }
  const context = { memory, refused: rules.refused(record), language: rules.language }
  const gone: string[] = []
  const variants = here.record.variants.map((variant): VariantRecord => {
    const { bvc, importedStock } = here.variants.get(variant.id) ?? { bvc: variant.bvc, importedStock: 0 }
    const stored = { ...variant, bvc, importedStock }
    const later = said.variants.find(({ id }) => id === variant.id)
    if (later !== undefined) return mergedVariant(stored, later, context)
    const isSold = memory.has(pathsOf(variant.id).bvc) && bvc !== OFF_SALE
    if (isSold) gone.push(variant.referenceKey)
    if (isSold && rules.withdrawsGone) memory.write(pathsOf(variant.id).bvc, OFF_SALE)
    return { ...variant, bvc: isSold && rules.withdrawsGone ? OFF_SALE : bvc, stock: importedStock }
  })
  const known = new Set(variants.map(({ id }) => id))
  for (const variant of said.variants.filter(({ id }) => !known.has(id))) {
    if (memory.has(pathsOf(variant.id).bvc)) {
      memory.kept.push({ field: `variant ${variant.referenceKey}, which was deleted here`, said: '' })
      continue
    }
    newVariant(memory, variant, context.refused)
    variants.push(variant)
  }
  return { record: { ...record, variants }, memory, gone }
}

/** The fields of the product itself that the old shop speaks of. */
function productFields(
  memory: FieldMemory,
  here: ProductRecord | undefined,
  said: ProductRecord,
  language: Language,
) {
  const maker = memory.chosen('maker', makerOf(here), makerOf(said))
  const rating = memory.chosen('rating', here?.rating ?? undefined, said.rating ?? undefined, {
    isNews: false,
  })
  return {
    name: chosenWords(memory, 'name', { here: here?.name, said: said.name, language }),
    description: chosenWords(memory, 'description', {
      here: here?.description,
      said: said.description,
      language,
    }),
    brand: memory.of('brand', here?.brand, said.brand),
    categories: memory.of('categories', here?.categories, said.categories),
    images: memory.of('images', here?.images, said.images, { label: 'pictures' }),
    isActive: memory.of('isActive', here?.isActive, said.isActive, { label: 'on sale' }),
    vat: memory.of('vat', here?.vat, said.vat),
    attributes: chosenAttributes(memory, here?.attributes ?? {}, said.attributes),
    rating: rating ?? null,
    ...maker,
  }
}

/** Maker and who answers for him belong together; undefined where nobody says who he is. */
function makerOf(record: ProductRecord | undefined) {
  if (record?.maker === undefined) return undefined
  return { maker: record.maker, responsiblePerson: record.responsiblePerson ?? null }
}

type TwoWords = { here: Localised | undefined; said: Localised; language: Language; label?: string }

/** Languages that the old shop does not speak repeat the one that it does: nobody misses that beside a translation. */
function chosenWords(
  memory: FieldMemory,
  path: string,
  { here, said, language, label = path }: TwoWords,
): Localised {
  const word = (one: Language) =>
    memory.of(`${path}.${one}`, here?.[one], said[one], {
      label: `${label} (${one})`,
      isNews: one === language || said[one] !== said[language],
    })
  const [de, fr, nl] = [word('de'), word('fr'), word('nl')]
  return { de, fr, nl }
}

type Attributes = ProductRecord['attributes']

function chosenAttributes(memory: FieldMemory, here: Attributes, said: Attributes): Attributes {
  const chosen: Attributes = {}
  for (const key of new Set([...Object.keys(here), ...Object.keys(said)])) {
    const path = `attributes.${key}`
    if (said[key] === undefined && memory.isGone(path, here[key])) continue
    const value = memory.chosen(path, here[key], said[key], { label: `attribute "${key}"` })
    if (value !== undefined) chosen[key] = value
  }
  return chosen
}

type VariantContext = { memory: FieldMemory; refused: ReadonlySet<Country>; language: Language }
type StoredVariant = VariantRecord & { importedStock: number }

function mergedVariant(
  { importedStock, ...here }: StoredVariant,
  said: VariantRecord,
  { memory, refused, language }: VariantContext,
): VariantRecord {
  const paths = pathsOf(said.id)
  const named = (field: string) => ({ label: `${field} of ${here.referenceKey}` })
  const gtin = memory.of(paths.gtin, here.gtin ?? null, said.gtin ?? null, named('gtin'))
  const days = memory.of(paths.days, daysOf(here), daysOf(said), named('delivery days'))
  const isCounted = memory.taken.length
  memory.of(paths.stock, here.stock, said.stock, named('stock'))
  const { gtin: _, ...rest } = here
  return {
    ...rest,
    ...days,
    ...(gtin === null ? {} : { gtin }),
    referenceKey: memory.of(paths.key, here.referenceKey, said.referenceKey, named('article number')),
    label: chosenWords(memory, paths.label, {
      here: here.label,
      said: said.label,
      language,
      label: `label of ${here.referenceKey}`,
    }),
    content: memory.of(paths.content, here.content, said.content, named('content')),
    bvc: memory.of(paths.bvc, here.bvc, said.bvc, named('availability')),
    // The count that was imported last again leaves alone what has happened to it here since.
    stock: memory.taken.length > isCounted ? said.stock : importedStock,
    prices: mergedPrices(here, said, { memory, refused, language }),
  }
}

function mergedPrices(
  here: VariantRecord,
  said: VariantRecord,
  { memory, refused }: VariantContext,
): VariantRecord['prices'] {
  const prices: VariantRecord['prices'] = {}
  for (const country of COUNTRIES) {
    const path = pathsOf(said.id).price(country)
    const [stored, own] = [here.prices[country], said.prices[country]]
    // Where it may not be offered it has no price; when it may be, the old shop's is as good as new.
    if (refused.has(country)) {
      memory.forget(path)
      continue
    }
    const label = `price (${country}) of ${here.referenceKey}`
    const price = memory.chosen(path, amountsOf(stored), amountsOf(own), { label })
    if (price === undefined) continue
    const scale = (stored?.scale ?? []).filter((step) => step.price < price.price)
    const isSame = stored?.price === price.price && stored.before === price.before
    prices[country] = { ...price, lowestPrior: isSame ? stored.lowestPrior : price.before, scale }
  }
  return prices
}

/** What a variant says that comes for the first time. */
function newVariant(memory: FieldMemory, said: VariantRecord, refused: ReadonlySet<Country>): void {
  const paths = pathsOf(said.id)
  for (const language of LANGUAGES) memory.write(`${paths.label}.${language}`, said.label[language])
  memory.write(paths.gtin, said.gtin ?? null)
  memory.write(paths.days, daysOf(said))
  memory.write(paths.stock, said.stock)
  memory.write(paths.key, said.referenceKey)
  memory.write(paths.content, said.content)
  memory.write(paths.bvc, said.bvc)
  for (const country of COUNTRIES) {
    const price = amountsOf(said.prices[country])
    if (price !== undefined && !refused.has(country)) memory.write(paths.price(country), price)
  }
}

function pathsOf(variantId: number) {
  return {
    label: `${variantId}.label`,
    gtin: `${variantId}.gtin`,
    days: `${variantId}.days`,
    stock: `${variantId}.stock`,
    key: `${variantId}.key`,
    content: `${variantId}.content`,
    bvc: `${variantId}.bvc`,
    price: (country: Country) => `${variantId}.price.${country}`,
  }
}

function daysOf({ deliveryDaysFrom, deliveryDaysTo }: VariantRecord) {
  return { deliveryDaysFrom, deliveryDaysTo }
}

/** What makes a price another one for the old shop; steps and comparisons are made here alone. */
function amountsOf(price: VariantRecord['prices'][Country]) {
  if (price === undefined) return undefined
  return { price: price.price, rrp: price.rrp, before: price.before }
}
