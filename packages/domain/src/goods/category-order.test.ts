import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlacedCategory, placedBehind } from './category-order.ts'

const three = [
  { id: 1, position: 10 },
  { id: 2, position: 20 },
  { id: 3, position: 30 },
]

test.each([
  { what: 'a new one at the end', id: 9, after: 3, beside: three, known: null, changed: [[9, 31]] },
  {
    what: 'a new one in front',
    id: 9,
    after: null,
    beside: three,
    known: null,
    changed: [
      [9, 10],
      [1, 20],
      [2, 30],
      [3, 31],
    ],
  },
  { what: 'the first of all', id: 9, after: null, beside: [], known: null, changed: [[9, 1]] },
  { what: 'where it stands', id: 2, after: 1, beside: [three[0], three[2]], known: 20, changed: [] },
  {
    what: 'one place up',
    id: 2,
    after: null,
    beside: [three[0], three[2]],
    known: 20,
    changed: [
      [2, 10],
      [1, 20],
    ],
  },
])('$what keeps the other positions as far as it can', ({ id, after, beside, known, changed }) => {
  const neighbours = beside.flatMap((one) => one ?? [])

  expect(placedBehind(id, after, neighbours, known).map((one) => [one.id, one.position])).toEqual(changed)
})

test('it stands right behind the one that was named, and the order of the others stays, whatever positions there are', () => {
  const positions = fc.array(fc.integer({ min: -5, max: 50 }), { maxLength: 8 })
  const case_ = fc.tuple(positions, fc.option(fc.integer({ min: -5, max: 50 })), fc.nat())

  fc.assert(
    fc.property(case_, ([places, known, at]) => {
      const neighbours = places.toSorted((a, b) => a - b).map((position, id) => ({ id, position }))
      const after = neighbours[at % (neighbours.length + 1)]?.id ?? null

      const changed = new Map(
        placedBehind(99, after, neighbours, known).map(({ id, position }) => [id, position]),
      )
      const then: PlacedCategory[] = [...neighbours, { id: 99, position: known ?? Number.NaN }]
        .map(({ id, position }) => ({ id, position: changed.get(id) ?? position }))
        .toSorted((a, b) => a.position - b.position || a.id - b.id)
      const ids = then.map(({ id }) => id)

      expect(ids.filter((id) => id !== 99)).toEqual(neighbours.map(({ id }) => id))
      expect(ids[ids.indexOf(99) - 1] ?? null).toBe(after)
    }),
  )
})
