import { type LANGUAGES, type Language, markets } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { IndexRow } from '../../products/index-row.ts'
import { jsonPart, type Part, type PartSource } from '../../snapshot/parts.ts'
import type { FieldText, Found, TextSearch } from '../index/catalogue-index-types.ts'
import type { IndexCategory } from '../index/place-index.ts'
import { ProductsIndex } from '../index/products-index.ts'

/** 1 is the parent of 2 and 3. */
export const CATEGORIES: IndexCategory[] = [
  { id: 1, parentId: null, name: same('Wohnen') },
  { id: 2, parentId: 1, name: same('Sofas') },
  { id: 3, parentId: 1, name: same('Lampen') },
]

/** What a test says about a product. */
export type PlainRow = {
  id?: number
  categories?: number[]
  colour?: string[]
  material?: string[]
  isOnSale?: boolean
  /** Minor units in Germany; null is not sold there. */
  price?: number | null
  swissPrice?: number | null
  isSoldOut?: boolean
  days?: number
  popularity?: number
  firstLiveAt?: number
  brand?: string
  rating?: { average: number; count: number } | null
  isActive?: boolean
  master?: string
  name?: string
}

export function aRow(plain: PlainRow): IndexRow {
  const { id = 1, price = 1000, swissPrice = null, days = 3, rating = null } = plain
  const priced = (amount: number | null) =>
    amount === null
      ? undefined
      : {
          price: amount,
          before: plain.isOnSale ? amount * 2 : null,
          lowestPrior: plain.isOnSale ? amount * 2 : null,
        }
  const [german, swiss] = [priced(price), priced(swissPrice)]
  return {
    id,
    referenceKey: `P${id}`,
    masterKey: plain.master ?? `M${id}`,
    brand: plain.brand ?? 'Nordlys',
    subbrand: null,
    name: same(plain.name ?? `Produkt ${id}`),
    categories: plain.categories ?? [2],
    attributes: {
      ...facet('farbe', plain.colour ?? []),
      ...facet('material', plain.material ?? []),
      ...(rating && {
        durchschnittBewertungen: attribute([String(rating.average)]),
        anzahlBewertungen: attribute([String(rating.count)]),
      }),
    },
    isActive: plain.isActive ?? true,
    popularity: plain.popularity ?? 10_000 - id,
    vat: 'standard',
    firstLiveAt: plain.firstLiveAt ?? Date.UTC(2026, 0, 1),
    variants: [
      {
        referenceKey: `V${id}_1`,
        bvc: plain.isSoldOut ? 4 : 1,
        deliveryDaysFrom: 1,
        deliveryDaysTo: days,
        quantity: plain.isSoldOut ? 0 : 5,
        prices: { ...(german && { DE: german }), ...(swiss && { CH: swiss }) },
      },
    ],
  }
}

/** An index of Germany and Switzerland with these products. */
export function indexOf(
  rows: readonly PlainRow[],
  cards: 'families' | 'colours' = 'families',
): ProductsIndex<PlainText> {
  const index = new ProductsIndex({
    markets: new Map([
      ['DE', markets['de-de']],
      ['CH', markets['de-ch']],
    ]),
    instantUpToDays: 4,
    cards,
    categories: CATEGORIES,
    openText: (language) => new PlainText(language),
    capacity: 4,
  })
  for (const row of rows) index.put(aRow(row))
  return index
}

/** Finds a text that contains the query; long names fit less. */
export class PlainText implements TextSearch {
  readonly language: Language
  readonly #texts: { position: number; text: string }[] = []

  constructor(language: Language) {
    this.language = language
  }

  add(position: number, texts: readonly FieldText[]): void {
    this.#texts.push({ position, text: texts.map(({ text }) => text).join(' | ') })
  }

  parts(): Part[] {
    return [jsonPart(this.#texts)]
  }

  restore(from: PartSource): void {
    this.#texts.push(...from.json(v.array(v.object({ position: v.number(), text: v.string() }))))
  }

  search(query: string): Found {
    const found = this.#texts.filter(({ text }) => text.includes(query))
    return {
      positions: Uint32Array.from(found, ({ position }) => position),
      scores: Float32Array.from(found, ({ text }) => 1 / text.length),
      count: found.length,
    }
  }
}

function facet(key: string, values: readonly string[]): IndexRow['attributes'] {
  return values.length === 0 ? {} : { [key]: { ...attribute(values), facet: true } }
}

function attribute(values: readonly string[]) {
  return {
    label: same('Merkmal'),
    multiSelect: true,
    facet: false,
    values: values.map((value) => ({ value, label: same(value.toUpperCase()) })),
  }
}

function same(word: string): Record<(typeof LANGUAGES)[number], string> {
  return { de: word, fr: word, nl: word }
}
