import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SORTS } from '@shop/api-client/contract/catalogue'
import { faceOrder } from '@shop/domain/family/face-order'
import { pooledRating } from '@shop/domain/family/pooled-rating'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSnapshot } from '../../snapshot/read-snapshot.ts'
import { writeSnapshot } from '../../snapshot/write-snapshot.ts'
import { aRow, CATEGORIES, indexOf, type PlainRow, type PlainText } from '../testing/rows.ts'
import type { IndexQuery, Scope } from './catalogue-index-types.ts'
import type { ProductsIndex } from './products-index.ts'

const CARDS = ['families', 'colours'] as const
const COUNTRIES = ['DE', 'CH'] as const

const words = (...all: string[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: 3 })
const price = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 20 }))
const plain = fc.record({
  id: fc.integer({ min: 1, max: 25 }),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
  colour: words('rot', 'blau', 'gelb'),
  material: words('holz', 'stein'),
  isOnSale: fc.boolean(),
  price,
  swissPrice: price,
  isSoldOut: fc.boolean(),
  isActive: fc.boolean(),
  days: fc.constantFrom(2, 9, 20),
  popularity: fc.integer({ min: 0, max: 3 }),
  firstLiveAt: fc.integer({ min: 0, max: 5 }).map((days) => Date.UTC(2026, 0, 1 + days)),
  brand: fc.constantFrom('Alva', 'Bo'),
  rating: fc.oneof(
    fc.constant(null),
    fc.constant({ average: 4.5, count: 3 }),
    fc.constant({ average: 2, count: 9 }),
  ),
  master: fc.constantFrom('one', 'two', 'three'),
  name: fc.constantFrom('Sofa', 'Sofa Alva', 'Lampe'),
})
const change = fc.oneof(
  { weight: 4, arbitrary: plain.map((row) => ({ row, id: row.id })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 25 }).map((id) => ({ row: null, id })) },
)
const filters = fc.record(
  {
    colour: words('rot', 'blau', 'gelb').map((values) => values.join(',')),
    material: words('holz', 'stein').map((values) => values.join(',')),
    price: fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
      .map((ends) => ends.join('-')),
  },
  { requiredKeys: [] },
)

type AnyProduct = { colour?: string; material?: string; price?: string }
type Row = PlainRow & { id: number }

test('an index that took in changes is one that was made afterwards', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), filters, (changes, wanted) => {
      const changed = indexOf([])
      const rows = new Map<number, Row>()
      for (const { row, id } of changes) {
        if (row) {
          changed.put(aRow(row))
          rows.set(id, row)
        } else {
          changed.remove(id)
          rows.delete(id)
        }
      }
      const fresh = indexOf([...rows.values()].sort((a, b) => a.id - b.id))

      expect(everythingOf(changed, wanted)).toEqual(everythingOf(fresh, wanted))
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('an index out of a snapshot is the one that was written, and takes in changes like it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'))
  const file = join(folder, 'index.snapshot')
  const changes = fc.array(change, { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(changes, changes, filters, async (before, after, wanted) => {
      const kept = indexOf([])
      for (const one of before) takeIn(kept, one)
      await writeSnapshot(file, { subject: null, parts: kept.parts() })
      const restored = indexOf([])
      readSnapshot(file, ({ parts }) => restored.restore(parts))

      expect(everythingOf(restored, wanted)).toEqual(everythingOf(kept, wanted))
      expect(restored.categories()).toEqual(kept.categories())
      expect([restored.length, restored.isWorn]).toEqual([kept.length, kept.isWorn])

      for (const one of after) for (const index of [kept, restored]) takeIn(index, one)
      expect(everythingOf(restored, wanted)).toEqual(everythingOf(kept, wanted))
    }),
    { numRuns: 30 },
  )
  rmSync(folder, { recursive: true })
}, 60_000)

function takeIn(index: ProductsIndex<PlainText>, { row, id }: { row: Row | null; id: number }) {
  if (row) index.put(aRow(row))
  else index.remove(id)
}

/** What an index says of everything that can be asked. */
function everythingOf(index: ProductsIndex<PlainText>, wanted: AnyProduct) {
  return COUNTRIES.map((country) => ({
    size: index.size(country),
    brands: index.brands(country),
    counts: CATEGORIES.map(({ id }) => index.productCount(id, country)),
    similar: Array.from({ length: 25 }, (_, place) => index.similarTo(place + 1, country, 5)),
    lists: scopesOf(index).flatMap((scope) =>
      SORTS.map((sort) => index.list(aQuery({ country, scope, sort, filters: wanted }))),
    ),
    best: scopesOf(index).map((scope) => index.best(scope, country, 5)),
  }))
}

function scopesOf(index: ProductsIndex<PlainText>): Scope[] {
  return [
    { kind: 'all' },
    ...CATEGORIES.map(({ id }): Scope => ({ kind: 'category', categoryId: id })),
    { kind: 'found', found: index.text('de').search('Sofa') },
  ]
}

test.each(CARDS)('with a card for %s total and counts are those of counting one by one', (cards) => {
  fc.assert(
    fc.property(rowsOf(plain), filters, (rows, wanted) => {
      const scope = rows.filter(isIn(1))
      const result = indexOf(rows, cards).list(
        aQuery({ scope: { kind: 'category', categoryId: 1 }, filters: wanted, perPage: 96 }),
      )
      const sizeOf = (found: readonly Row[]) => grouped(found, cards).length

      expect(result.total).toBe(sizeOf(scope.filter((row) => passes(row, wanted, scope, null))))
      for (const facet of result.facets.filter(({ name }) => name === 'colour' || name === 'material')) {
        const name = facet.name as 'colour' | 'material'
        for (const { value, count } of facet.values) {
          const expected = scope.filter(
            (row) => passes(row, wanted, scope, name) && row[name]?.includes(value),
          )
          expect(count, `${name} ${value}`).toBe(sizeOf(expected))
        }
      }
      expect(indexOf(rows, cards).productCount(1, 'DE')).toBe(sizeOf(scope))
    }),
  )
})

test.each(CARDS)('with a card for %s the pages together are the whole, in order, each once', (cards) => {
  fc.assert(
    fc.property(
      rowsOf(plain),
      fc.constantFrom(...SORTS),
      fc.constantFrom(1, 3, 24),
      (rows, sort, perPage) => {
        const index = indexOf(rows, cards)
        const visible = pooled(rows).filter(isVisible)
        const { pages } = index.list(aQuery({ sort, perPage }))
        const all = Array.from(
          { length: pages },
          (_, page) => index.list(aQuery({ sort, perPage, page: page + 1 })).productIds,
        )

        const faces = grouped(visible, cards).flatMap((family) =>
          family.toSorted(inOrder(faceOrder(sort))).slice(0, 1),
        )
        expect(all.flat()).toEqual(faces.toSorted(inOrder(sort)).map(({ id }) => id))
      },
    ),
  )
})

test('choosing a value more adds exactly its count where no card has two', () => {
  const single = plain.map((row) => ({ ...row, colour: row.colour.slice(0, 1) }))
  fc.assert(
    fc.property(rowsOf(single), (rows) => {
      const index = indexOf(rows, 'colours')
      const before = index.list(aQuery({ filters: { colour: 'rot' } }))
      if (before.filters.colour === undefined) return
      const colours = before.facets.find(({ name }) => name === 'colour')?.values
      const count = colours?.find(({ value }) => value === 'blau')?.count ?? 0

      expect(index.list(aQuery({ filters: { colour: 'rot,blau' } })).total).toBe(before.total + count)
    }),
  )
})

function aQuery(fields: Partial<IndexQuery>): IndexQuery {
  const plainQuery = { country: 'DE', language: 'de', sort: 'relevancy', page: 1, perPage: 24 } as const
  return { ...plainQuery, scope: { kind: 'all' }, filters: {}, ...fields }
}

/** Each id once. */
function rowsOf(row: fc.Arbitrary<Row>): fc.Arbitrary<Row[]> {
  return fc.uniqueArray(row, { maxLength: 25, selector: ({ id }) => id })
}

/** What shares a card. */
function grouped(rows: readonly Row[], cards: (typeof CARDS)[number]): Row[][] {
  return [...Map.groupBy(rows, ({ id, master }) => (cards === 'families' ? master : id)).values()]
}

/** Each with the rating of its family: of all that is anywhere to be seen. */
function pooled(rows: readonly Row[]): Row[] {
  const isSomewhere = ({ isActive, price, swissPrice }: Row) => isActive && (price ?? swissPrice) !== null
  return rows.map((row) => {
    const family = rows.filter((one) => one.master === row.master && isSomewhere(one))
    return { ...row, rating: pooledRating(family.map(({ rating }) => rating ?? null)) }
  })
}

function isVisible({ price, isActive }: Row): boolean {
  return (isActive ?? true) && price !== null
}

function isIn(categoryId: number): (row: Row) => boolean {
  const isBelow = (id: number) => CATEGORIES.find((one) => one.id === id)?.parentId === categoryId
  return (row) => isVisible(row) && (row.categories ?? []).some((id) => id === categoryId || isBelow(id))
}

/** The rule again, the slow way: what a product has to have under the filters, one facet left out. */
function passes(row: Row, wanted: AnyProduct, scope: readonly Row[], except: string | null): boolean {
  for (const name of ['colour', 'material'] as const) {
    const known = (wanted[name] ?? '')
      .split(',')
      .filter((value) => scope.some((one) => one[name]?.includes(value)))
    if (name !== except && known.length > 0 && !known.some((value) => row[name]?.includes(value)))
      return false
  }
  if (wanted.price === undefined || except === 'price') return true
  const [from = 0, to = 0] = wanted.price
    .split('-')
    .map(Number)
    .sort((a, b) => a - b)
  return typeof row.price === 'number' && row.price >= from && row.price <= to
}

/** The orders again, the slow way. */
function inOrder(sort: (typeof SORTS)[number]): (a: Row, b: Row) => number {
  const keys: Record<typeof sort, (row: Row) => number> = {
    relevancy: () => 0,
    price_asc: ({ price }) => price ?? 0,
    price_desc: ({ price }) => -(price ?? 0),
    newest: ({ firstLiveAt }) => -(firstLiveAt ?? 0),
    discount: ({ isOnSale }) => (isOnSale ? -50 : 0),
    delivery: ({ days = 0 }) => (days <= 4 ? 0 : days < 14 ? 1 : Math.round(days / 7)),
    rating: ({ rating }) => -(rating ? rating.average * 1e8 + rating.count : 0),
  }
  return (a, b) =>
    Number(a.isSoldOut) - Number(b.isSoldOut) ||
    keys[sort](a) - keys[sort](b) ||
    (b.popularity ?? 0) - (a.popularity ?? 0) ||
    a.id - b.id
}
