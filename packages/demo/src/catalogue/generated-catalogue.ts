import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { type DemoShop, demoRecords } from '../demo-catalogue.ts'
import { GeneratedModel } from './generated-model.ts'
import { MAKERS, SERIES } from './generated-names.ts'
import { LEVELS, SALES } from './generated-prices.ts'
import { seeded } from './seeded.ts'

/** Generated numbers have seven digits and more, the demo catalogue's have six. */
const FIRST_NUMBER = 1_000_001
/** More would not fit into the ids of their variants. */
export const MOST_GENERATED = 10_000_000

/**
 * A catalogue of any size for measurements: the categories, then `count` products in families of colours. They vary
 * the demo products in series, maker, price, stock, delivery, rating and sale, and leave out what no measurement reads
 * (care, safety, further pictures). The same seed gives the same lines, byte for byte, however many are asked for.
 */
export function* generatedCatalogue(
  count: number,
  seed: number,
  shop: DemoShop = 'home-shop',
): Generator<string> {
  const chance = seeded(seed)
  const records: ProductRecord[] = []
  for (const record of demoRecords(shop)) {
    if (record.kind === 'category') yield JSON.stringify(record)
    else if (record.referenceKey.length === 6 && record.isActive) records.push(record)
  }
  const families = [...Map.groupBy(records, ({ masterKey }) => masterKey).values()].map((family) =>
    family.map((record) => new GeneratedModel(record)),
  )

  let made = 0
  for (let family = 0; made < count; family += 1) {
    const models = families[Math.floor(chance() * families.length)] ?? []
    const shared = sharedTraits(family, chance)
    for (const model of models) {
      if (made === count) return
      yield model.line(FIRST_NUMBER + made, shared, chance)
      made += 1
    }
  }
}

/** What all colours of a family have in common. */
export type FamilyTraits = {
  master: string
  series: string
  /** Distinguishes it from another family of the same series: ` 4`, or nothing. */
  edition: string
  maker: string
  level: number
  sale: number
  daysTo: number
  firstLiveDay: number
}

function sharedTraits(family: number, chance: () => number): FamilyTraits {
  return {
    master: `G${family}`,
    series: picked(SERIES, chance),
    edition: chance() < 0.5 ? '' : ` ${2 + Math.floor(chance() * 98)}`,
    maker: picked(MAKERS, chance),
    level: Math.floor(chance() * LEVELS),
    sale: chance() < 0.15 ? 1 + Math.floor(chance() * (SALES.length - 1)) : 0,
    daysTo: Math.floor(chance() ** 3 * 40) + 2,
    firstLiveDay: chance(),
  }
}

function picked(words: readonly string[], chance: () => number): string {
  return words[Math.floor(chance() * words.length)] ?? ''
}
