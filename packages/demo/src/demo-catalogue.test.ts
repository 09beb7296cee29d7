import { existsSync } from 'node:fs'
import { refusedWordsIn } from '@shop/catalogue/import/refused-words-in'
import { missingFacts, placeOf } from '@shop/domain/duties/missing-facts'
import { COUNTRIES } from '@shop/domain/market/markets'
import { CatalogueRecord, type Localised, type ProductRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type DemoShop, demoCatalogue, demoSpecialCases } from './demo-catalogue.ts'
import { MEDIA_FOLDER } from './media-folder.ts'

const SHOPS = ['home-shop', 'baby-shop'] as const satisfies readonly DemoShop[]
const CASES = SHOPS.flatMap((shop) => demoSpecialCases(shop).map((one) => ({ shop, ...one })))
/** Spelt alike in German and French, and rightly so. */
const ALIKE = ['Beige', 'Orange', 'Transparent', 'Style', 'Stil']
/** Words that would owe a German reader an umlaut; „aue“, „eue“, „que“ and „oe“ in names are fine. */
const ASCII_UMLAUT =
  /\b(fuer|ueber|Groess|gruen|Fuess|koenn|moecht|schoen|Tuer|zurueck|natuerlich|Bettwaesch|Stuehl|Baenk|weiss|heiss|gross|Mass\b|Strasse)/i
const OWN_BRANDS = { 'home-shop': 'Lindhaus', 'baby-shop': 'Pünktchen' } as const

test.each(SHOPS)('every line of the %s parses', (shop) => {
  const lines = [...demoCatalogue(shop)]

  for (const line of lines) expect(v.safeParse(CatalogueRecord, JSON.parse(line)).issues).toBe(undefined)
  expect(products(shop).length).toBeGreaterThanOrEqual(200)
})

test.each(SHOPS)('the %s is the same on every run', (shop) => {
  expect([...demoCatalogue(shop)]).toEqual([...demoCatalogue(shop)])
})

test.each(SHOPS)('categories of the %s stand before what names them', (shop) => {
  const known = new Set<number>()

  for (const record of records(shop)) {
    const needed = record.kind === 'product' ? record.categories : [record.parentId ?? record.id]
    if (record.kind === 'category') known.add(record.id)
    expect(needed.filter((id) => !known.has(id))).toEqual([])
  }
})

test.each(SHOPS)('no category of the %s is empty', (shop) => {
  const filled = new Set(products(shop).flatMap(({ categories }) => categories))
  const categories = records(shop).filter((record) => record.kind === 'category')
  const isFilled = (id: number): boolean =>
    filled.has(id) || categories.some((category) => category.parentId === id && isFilled(category.id))

  expect(categories.filter(({ id }) => !isFilled(id)).map(({ slug }) => slug)).toEqual([])
})

test.each(SHOPS)('every picture of the %s exists', (shop) => {
  const keys = records(shop).flatMap((record) =>
    record.kind === 'product' ? record.images.map(({ src }) => src) : (record.image?.src ?? []),
  )

  expect(keys.filter((key) => !existsSync(new URL(key, MEDIA_FOLDER)))).toEqual([])
  expect(products(shop).filter(({ images }) => images.length === 0)).toEqual([])
})

test.each(SHOPS)('no id and no article number of the %s is used twice', (shop) => {
  const goods = products(shop)
  const variants = goods.flatMap((product) => product.variants)

  for (const column of [
    goods.map(({ id }) => id),
    goods.map(({ referenceKey }) => referenceKey),
    variants.map(({ id }) => id),
    variants.map(({ referenceKey }) => referenceKey),
  ] as (string | number)[][])
    expect(new Set(column).size).toBe(column.length)
})

test.each(SHOPS)('every product of the %s names its manufacturer', (shop) => {
  expect(products(shop).filter(({ safety }) => !safety?.manufacturer || !safety.email)).toEqual([])
})

test.each(SHOPS)('no product of the %s lacks what a duty asks, now or in the next two years', (shop) => {
  const now = new Date('2026-11-26T12:00:00Z')
  const missing = products(shop).flatMap(({ facts = {}, ...product }) =>
    COUNTRIES.flatMap((country) =>
      missingFacts({ ...product, safety: answering(product), facts }, placeOf(country), now).map(
        ({ duty, field }) => `${product.referenceKey} ${country} ${duty} ${field}`,
      ),
    ),
  )

  expect(missing).toEqual([])
})

test.each(SHOPS)('German texts of the %s have umlauts and no straight quotes', (shop) => {
  const german = texts(records(shop)).map(({ de }) => de)

  expect(german.filter((text) => ASCII_UMLAUT.test(text))).toEqual([])
  expect(german.filter((text) => /["']/.test(text))).toEqual([])
})

test.each(SHOPS)('sentences of the %s differ between German, French and Dutch', (shop) => {
  const sentences = texts(records(shop)).filter(({ de }) => de.split(' ').length > 4 && !/^[\d\W]/.test(de))

  expect(sentences.filter(({ de, fr, nl }) => de === fr || de === nl || fr === nl)).toEqual([])
})

test.each(SHOPS)('descriptions, names and words of the %s are translated into French', (shop) => {
  const words = records(shop).flatMap((record) =>
    record.kind === 'product'
      ? [
          record.description,
          record.name,
          ...record.care,
          ...(record.promo && 'de' in record.promo ? [record.promo] : []),
        ]
      : [record.name, record.description, record.seoText],
  )
  const untranslated = words.filter(({ de, fr }) => de === fr && !ALIKE.includes(de))

  expect(untranslated.filter(({ de }) => !/^Vase \w+$/.test(de))).toEqual([])
})

// On a phone a description began a line with ";", and a care hint one with "°C".
test.each(SHOPS)('no sign and no unit begins a line of what the %s describes', (shop) => {
  const written = records(shop).flatMap((record) =>
    record.kind === 'product' ? [record.description, ...record.care] : [record.description, record.seoText],
  )

  expect(written.filter(({ fr }) => / [;:!?»]|« /.test(fr))).toEqual([])
  expect(
    written.flatMap(({ de, fr, nl }) => [de, fr, nl]).filter((text) => /\d (?:cm|°C)/.test(text)),
  ).toEqual([])
})

test.each(SHOPS)(
  'the %s says nothing that an import refuses: typed discounts, seasons, green claims',
  (shop) => {
    expect(records(shop).flatMap(refusedWordsIn)).toEqual([])
  },
)

test.each(SHOPS)('the %s recommends no price to itself', (shop) => {
  const own = products(shop).filter(({ brand }) => brand === OWN_BRANDS[shop])
  const recommended = own.filter(({ variants }) =>
    variants.some(({ prices }) => Object.values(prices).some(({ rrp }) => rrp !== null)),
  )

  expect(own.length).toBeGreaterThan(0)
  expect(recommended.map(({ referenceKey }) => referenceKey)).toEqual([])
})

test.each(CASES)('$shop $product: $shows', ({ shop, product: number, holds }) => {
  const product = products(shop).find(({ referenceKey }) => referenceKey === number)

  expect(product && holds(product)).toBe(true)
})

const parsed = new Map<DemoShop, CatalogueRecord[]>()

function records(shop: DemoShop): CatalogueRecord[] {
  const known =
    parsed.get(shop) ?? [...demoCatalogue(shop)].map((line) => v.parse(CatalogueRecord, JSON.parse(line)))
  parsed.set(shop, known)
  return known
}

function products(shop: DemoShop): ProductRecord[] {
  return records(shop).filter((record) => record.kind === 'product')
}

/** Every localised text anywhere in the records. */
function texts(value: unknown): Localised[] {
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'fr' in value && 'nl' in value) return [v.parse(LocalisedText, value)]
  return Object.values(value).flatMap(texts)
}

const LocalisedText = v.object({ de: v.string(), fr: v.string(), nl: v.string() })

/** Maker and responsible person as an import keeps them. */
function answering({
  safety,
  maker,
  responsiblePerson,
}: Pick<ProductRecord, 'safety' | 'maker' | 'responsiblePerson'>) {
  return safety && { ...safety, ...(maker ? { country: maker.country } : {}), responsiblePerson }
}
