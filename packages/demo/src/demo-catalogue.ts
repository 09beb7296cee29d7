import type { CatalogueRecord, ProductRecord } from '@shop/engine/records/catalogue-record'
import { babyCategories } from './baby-shop/categories.ts'
import { babyFactCases } from './baby-shop/fact-cases.ts'
import { babyLines } from './baby-shop/lines.ts'
import { babySpecialCases } from './baby-shop/special-cases.ts'
import { type Category, categoryFinder, categoryRecords } from './catalogue/category.ts'
import { withDeforestation } from './catalogue/declared-facts.ts'
import { withFrenchFacts } from './catalogue/french-facts.ts'
import type { ProductLine, ShopFolder } from './catalogue/product-line.ts'
import { productRecords } from './catalogue/product-records.ts'
import { type SpecialCase, withSpecialCases } from './catalogue/special-case.ts'
import { homeCategories } from './home-shop/categories.ts'
import { homeFactCases } from './home-shop/fact-cases.ts'
import { homeLines } from './home-shop/lines.ts'
import { homeSpecialCases } from './home-shop/special-cases.ts'

export type DemoShop = 'home-shop' | 'baby-shop'

type Range = {
  folder: ShopFolder
  categories: readonly Category[]
  lines: readonly ProductLine[]
  cases: readonly SpecialCase[]
}

const RANGES: Record<DemoShop, Range> = {
  'home-shop': {
    folder: 'lindhaus',
    categories: homeCategories,
    lines: homeLines,
    cases: [...homeSpecialCases, ...homeFactCases],
  },
  'baby-shop': {
    folder: 'puenktchen',
    categories: babyCategories,
    lines: babyLines,
    cases: [...babySpecialCases, ...babyFactCases],
  },
}

/** The lines of a shop's catalogue file: categories first, then products, each one JSON document. */
export function* demoCatalogue(shop: DemoShop): Iterable<string> {
  for (const record of demoRecords(shop)) yield JSON.stringify(record)
}

/** The records of a shop's catalogue, the same on every run. */
export function* demoRecords(shop: DemoShop): Iterable<CatalogueRecord> {
  const { categories } = RANGES[shop]
  yield* categoryRecords(categories)
  yield* demoProducts(shop)
}

/** What a shop shows on purpose: one product per rule of the specification. */
export function demoSpecialCases(shop: DemoShop): readonly SpecialCase[] {
  return RANGES[shop].cases
}

function demoProducts(shop: DemoShop): ProductRecord[] {
  const { folder, categories, lines, cases } = RANGES[shop]
  const categoryAt = categoryFinder(categories)
  const products = lines.flatMap((line) => productRecords(line, { folder, categoryAt }))
  return withSpecialCases(products, cases).map(withFrenchFacts).map(withDeforestation)
}
