import type { Localised } from '@shop/engine/records/catalogue-record'
import {
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../../../testing/records.ts'

const PRODUCTS = 40
const FAMILIES = 11
const NAMES: readonly Localised[] = [
  { de: 'Ecksofa Alva', fr: 'Canapé d’angle Alva', nl: 'Hoekbank Alva' },
  { de: 'Sofa Runa mit Hocker', fr: 'Canapé Runa avec pouf', nl: 'Bank Runa met poef' },
  { de: 'Stehlampe Lune', fr: 'Lampadaire Lune', nl: 'Staande lamp Lune' },
  { de: 'Wickelkommode Bo aus Eiche', fr: 'Commode à langer Bo', nl: 'Commode Bo van eiken' },
  { de: 'Lampenschirm für jede Lampe', fr: 'Abat-jour', nl: 'Lampenkap' },
  { de: 'Kinderwagen Trip', fr: 'Poussette Trip', nl: 'Kinderwagen Trip' },
  { de: 'Bett Nova 140x200 cm', fr: 'Lit Nova 140x200 cm', nl: 'Bed Nova 140x200 cm' },
]
const COLOURS = ['grau', 'blau', 'rot', 'weiß']
const SIZES = ['80x200', '80 x 200 cm', '140x200', 'XL']

/** Forty products of eleven families in some colours, no two of which are equally popular. */
export function someFurniture() {
  return [
    categoryRecord({ id: 1, slug: 'wohnen', name: inAllLanguages('Wohnen') }),
    categoryRecord({ id: 2, slug: 'sofas', parentId: 1, name: inAllLanguages('Polstermöbel') }),
    categoryRecord({ id: 3, slug: 'lampen', parentId: 1, name: inAllLanguages('Licht') }),
    categoryRecord({ id: 4, slug: 'baby', name: inAllLanguages('Babys') }),
    ...Array.from({ length: PRODUCTS }, (_, at) => aPiece(at + 1)),
  ]
}

/** A product with words and a facet that no other has. */
export function aRange(id: number) {
  return {
    ...aPiece(id),
    name: inAllLanguages('Spültisch Fjord'),
    masterKey: 'M-new',
    attributes: { farbe: anAttribute('Farbe', ['grau']), volumen: anAttribute('Volumen', ['40 l']) },
  }
}

function aPiece(id: number) {
  // Colours of one thing are called alike.
  const family = id % FAMILIES
  const kind = family % NAMES.length
  const price = 5000 + ((id * 37) % 41) * 2500
  const isReduced = id % 4 === 0
  const priced = priceRecord(price, isReduced ? { before: price * 2, lowestPrior: price * 2 } : {})
  return productRecord({
    id,
    masterKey: `M${family}`,
    categories: [kind === 2 || kind === 4 ? [3] : kind === 5 ? [4] : [2], id % 5 === 0 ? [1] : []].flat(),
    name: NAMES[kind] ?? inAllLanguages('Stuhl'),
    brand: ['Nordlys', 'Alva', 'Bo'][id % 3] ?? 'Bo',
    popularity: (id * 17) % 101,
    firstLiveAt: new Date(Date.UTC(2026, 0, 1 + ((id * 13) % 97))).toISOString(),
    rating: id % 3 === 0 ? { average: 2 + (id % 4) * 0.7, count: id } : null,
    attributes: {
      farbe: anAttribute('Farbe', [COLOURS[id % COLOURS.length] ?? 'grau']),
      ...(id % 2 === 0 && { groesse: anAttribute('Größe', [SIZES[(id / 2) % SIZES.length] ?? 'XL']) }),
      ...(id % 6 === 0 && { material: anAttribute('Material', ['Eiche', 'Leinen']) }),
    },
    variants: [
      variantRecord({
        id: id * 10,
        stock: id % 7 === 3 ? 0 : 5,
        ...(id % 7 === 3 && { bvc: 4 as const }),
        deliveryDaysFrom: id % 3,
        deliveryDaysTo: 2 + (id % 5) * 4,
        prices: { DE: priced, ...(id % 2 === 0 && { CH: priced, FR: priced }) },
      }),
    ],
  })
}

function anAttribute(label: string, values: readonly string[]) {
  return {
    label: inAllLanguages(label),
    multiSelect: true,
    facet: true,
    values: values.map((value) => ({
      value: value.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      label: inAllLanguages(value),
    })),
  }
}
