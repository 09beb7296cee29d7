import { withColour } from '@shop/domain/family/card-colours'
import type { Database } from '@shop/engine/db/database'
import { databases } from '@shop/engine/db/test-database'
import { countedStatements } from '@shop/engine/testing/counted-statements'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import {
  catalogueLines,
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import { type Catalogues, openCatalogues } from './catalogues.ts'

const FAMILY = ['grau', 'blau', 'gruen'].map((colour, place) =>
  productRecord({
    id: place + 1,
    masterKey: 'alva',
    attributes: {
      farbe: attribute('Farbe', colour),
      durchschnittBewertungen: attribute('Note', String(3 + place)),
      anzahlBewertungen: attribute('Anzahl', '2'),
    },
    colorsList: [['grau'], ['blau'], ['gruen']],
    ...(place === 0 ? { facts: { kinds: ['furniture'] } } : {}),
    variants: [
      variantRecord({
        id: (place + 1) * 10,
        prices: { DE: priceRecord(1000 - place), CH: priceRecord(1) },
      }),
    ],
  }),
)

const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen' }),
  ...FAMILY,
  productRecord({
    id: 4,
    masterKey: 'alva',
    attributes: { farbe: attribute('Farbe', 'rot') },
    isActive: false,
  }),
  productRecord({ id: 5 }),
]

describe.each(await databases())('what lists show, on the $name', ({ open }) => {
  let database: Database
  let families: Catalogues
  let colours: Catalogues
  let statements: () => number
  beforeAll(async () => {
    const counted = countedStatements(await open())
    database = counted.database
    statements = counted.count
    await importCatalogue(database, catalogueLines(RECORDS), { strict: true })
    families = await opened('families')
    colours = await opened('colours')
  }, 60_000)
  afterAll(async () => {
    await families?.close()
    await colours?.close()
    await database?.close()
  })

  test('a card of families takes as many statements as one of colours, and none again', async () => {
    const during = async (catalogues: Catalogues) => {
      const before = statements()
      await catalogues.of('de-de').listedCards([2, 5])
      return statements() - before
    }
    const ofColours = await during(colours)

    expect(await during(families)).toBe(ofColours)
    expect(await during(families)).toBe(0)
  })

  test('a card stands for its family: its colours, each with price and address, and all of its ratings', async () => {
    const [card, other] = await families.of('de-de').listedCards([2, 5])

    expect(card).toMatchObject({
      id: 2,
      price: { price: 999 },
      rating: { average: 4, count: 6 },
      colorsList: [],
    })
    const faces = (card?.colours ?? []).map(({ id, swatch }) => ({
      swatch,
      face: card && withColour(card, id),
    }))
    expect(faces.map(({ swatch, face }) => [face?.id, swatch, face?.price?.price, face?.href])).toEqual([
      [1, ['grau'], 1000, '/p/produkt-1-p1/'],
      [2, ['blau'], 999, '/p/produkt-2-p2/'],
      [3, ['gruen'], 998, '/p/produkt-3-p3/'],
    ])
    expect(other).toMatchObject({ id: 5, rating: null })
    expect(other).not.toHaveProperty('colours')
  })

  test('a card is made once, and anew when one of its colours has another price', async () => {
    const cards = () => families.of('de-de').listedCards([2, 5])
    const [before, other] = await cards()

    expect((await cards())[0]).toBe(before)
    await importCatalogue(database, catalogueLines([withGermanPrice(FAMILY[2], 500)]), { strict: true })
    await families.refresh()
    const [after, same] = await cards()

    expect(after).not.toBe(before)
    expect(after && withColour(after, 3).price?.price).toBe(500)
    expect(same).toBe(other)
    await importCatalogue(database, catalogueLines(FAMILY.slice(2)), { strict: true })
    await families.refresh()
  })

  test('a card of one colour has no other, and the rating of the family all the same', async () => {
    const [card] = await colours.of('de-de').listedCards([2])

    expect(card).toMatchObject({ id: 2, rating: { average: 4, count: 6 } })
    expect(card?.colorsList).toHaveLength(3)
    expect(card).not.toHaveProperty('colours')
  })

  test('a card alone, as on a wish list, has the rating of the family too', async () => {
    // A listing said 4.0 of six, and the wish list 4.0 of two, of the same thing.
    const cards = await families.of('de-de').cards([1, 3, 5])

    expect(cards.map(({ id, rating }) => [id, rating])).toEqual([
      [1, { average: 4, count: 6 }],
      [3, { average: 4, count: 6 }],
      [5, null],
    ])
  })

  test('where the search stands elsewhere nobody waits for it: a card alone has the stars of its own colour', async () => {
    const catalogue = families.of('de-de')
    const asked = vi.spyOn(catalogue.search, 'families')
    const elsewhere = vi.spyOn(catalogue.search, 'ratings').mockReturnValue(new Map())

    const [card] = await catalogue.cards([3])

    expect(card).toMatchObject({ id: 3, rating: { average: 5, count: 2 } })
    expect(asked).not.toHaveBeenCalled()
    for (const spy of [asked, elsewhere]) spy.mockRestore()
  })

  test('furniture says so on its card', async () => {
    const cards = await families.of('de-de').listedCards([1, 5])

    expect(cards.map(({ isFurniture }) => isFurniture)).toEqual([true, undefined])
  })

  function opened(cards: 'families' | 'colours'): Promise<Catalogues> {
    const shop = {
      locale: 'de-de',
      delivery: { instantUpToDays: 3 },
      ownBrands: [],
      company: 'others' as const,
    } as const
    return openCatalogues(database, [{ ...shop, listing: { cards } }], { pollMilliseconds: null })
  }
})

function withGermanPrice(record: (typeof FAMILY)[number] | undefined, amount: number) {
  if (record === undefined) throw new Error('There is no such record.')
  return {
    ...record,
    variants: record.variants.map((variant) => ({
      ...variant,
      prices: { ...variant.prices, DE: priceRecord(amount) },
    })),
  }
}

function attribute(label: string, value: string) {
  return {
    label: inAllLanguages(label),
    multiSelect: false,
    facet: label === 'Farbe',
    values: [{ value, label: inAllLanguages(value) }],
  }
}
