import { createHash } from 'node:crypto'
import { endianness } from 'node:os'
import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import type { TextSearch } from '../listing/index/catalogue-index-types.ts'
import type { IndexOptions } from '../listing/index/index-store.ts'
import { ProductsIndex } from '../listing/index/products-index.ts'
import type { IndexPrice, IndexRow, IndexVariant } from '../products/index-row.ts'
import { partBytes } from '../snapshot/parts.ts'

/** Goes up with a change of the index that the sample below does not show. */
const VERSION = 2

/**
 * A digest of what this version of the shop makes of a few products: stems, facets, rules of prices and delivery, the
 * way it is written down. A snapshot by another recipe is not read, so that a changed rule is not answered by old
 * columns, and whoever changes it need not think of snapshots.
 */
export function indexRecipe<Text extends TextSearch>(
  options: Omit<IndexOptions<Text>, 'categories' | 'capacity'>,
): string {
  const index = new ProductsIndex({ ...options, categories: CATEGORIES, capacity: ROWS.length })
  for (const row of ROWS) index.put(row)
  const hash = createHash('sha256')
  // Numbers are written as this machine holds them, words are folded as its tables of letters say.
  hash.update(`${VERSION} ${endianness()} ${process.versions.unicode ?? ''}`)
  hash.update(JSON.stringify([options.instantUpToDays, options.cards, ...options.markets]))
  for (const part of index.parts()) {
    hash.update(part.kind)
    for (const bytes of partBytes(part)) hash.update(bytes)
  }
  return hash.digest('hex')
}

const CATEGORIES: IndexOptions<TextSearch>['categories'] = [
  { id: 1, parentId: null, name: { de: 'Kinderzimmer', fr: 'Chambre d’enfant', nl: 'Kinderkamers' } },
  { id: 2, parentId: 1, name: { de: 'Wickelkommoden & Regale', fr: 'Commodes', nl: 'Commodes & kasten' } },
]

const PLAIN: IndexPrice = { price: 4000, before: null, lowestPrior: null }

/** Compounds, plurals, accents, turns of phrase, sizes, numbers: one of everything that is taken apart. */
const ROWS: readonly IndexRow[] = [
  {
    ...aRow(1, 'Nordlys'),
    name: {
      de: 'Wickelkommode „Ålva“ aus massiver Eiche mit Schubladen für Größe 80x200 cm',
      fr: 'Taies d’oreiller brodées en coton pour l’œuvre des enfants, 50 x 70 cm',
      nl: 'Kinderwagens én bureaustoelen met opbergvakken voor baby’s van 6 maanden',
    },
    attributes: {
      farbe: anAttribute(['hellgrau', 'weiß']),
      groesse: anAttribute(['80x200', 'EU 38', '1,5 l']),
      durchschnittBewertungen: { ...anAttribute(['4.3']), facet: false },
      anzahlBewertungen: { ...anAttribute(['17']), facet: false },
    },
    variants: [aVariant(1, { price: 12_345, before: 19_999, lowestPrior: 15_000 })],
  },
  {
    ...aRow(2, 'Bo & Søn'),
    subbrand: 'Schlafgut',
    name: {
      de: 'Bettwäsche-Sets und Kissenbezüge, 3-teilig',
      fr: 'Parures de lits et coussins',
      nl: 'Dekbedovertrekken en kussenslopen',
    },
    attributes: { material: anAttribute(['Baumwolle', 'Leinen']) },
    variants: [
      { ...aVariant(2, PLAIN), bvc: 4, quantity: 0 },
      {
        ...aVariant(3, { price: 4999, before: 5999, lowestPrior: null }),
        deliveryDaysFrom: 5,
        deliveryDaysTo: 13,
      },
    ],
  },
  {
    ...aRow(3, 'Nordlys'),
    vat: 'reduced',
    variants: [
      {
        ...aVariant(4, PLAIN),
        deliveryDaysFrom: 21,
        deliveryDaysTo: 28,
      },
    ],
  },
  { ...aRow(4, 'Alva'), variants: [{ ...aVariant(5, PLAIN), bvc: 4, quantity: 0 }] },
]

function aRow(id: number, brand: string): IndexRow {
  return {
    id,
    referenceKey: `P_${id}`,
    masterKey: `M_${id}`,
    brand,
    subbrand: null,
    name: { de: `Stehlampe ${id}`, fr: `Lampadaires ${id}`, nl: `Staande lampen ${id}` },
    categories: [2],
    attributes: {},
    isActive: true,
    popularity: 10 * id,
    vat: 'standard',
    firstLiveAt: Date.UTC(2026, 0, id),
    variants: [],
  }
}

function aVariant(id: number, price: IndexPrice): IndexVariant {
  const prices = COUNTRIES.map((country): [Country, IndexPrice] => [country, price])
  return {
    referenceKey: `V_${id}`,
    bvc: 1,
    deliveryDaysFrom: 1,
    deliveryDaysTo: 3,
    quantity: 5,
    prices: Object.fromEntries(prices),
  }
}

function anAttribute(values: readonly string[]): IndexRow['attributes'][string] {
  const same = (word: string) => ({ de: word, fr: word, nl: word })
  return {
    label: same('Merkmal'),
    multiSelect: true,
    facet: true,
    values: values.map((value) => ({ value, label: same(value) })),
  }
}
