import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, recommended } from './recommended.ts'

test('what is sold out, may not be promoted, or is being looked at stays out', () => {
  const candidates = [
    aCandidate({ id: 1 }),
    aCandidate({ id: 2, isSoldOut: true }),
    aCandidate({ id: 3, isPromotable: false }),
    aCandidate({ id: 4, masterKey: 'seen' }),
    aCandidate({ id: 5 }),
  ]

  const chosen = recommended(candidates, { size: 12, besides: [{ id: 1, masterKey: 'seen' }] })

  expect(chosen.map(({ id }) => id)).toEqual([5])
})

test('of siblings only the first is shown', () => {
  const candidates = [
    aCandidate({ id: 1, masterKey: 'holm' }),
    aCandidate({ id: 2, masterKey: 'holm' }),
    aCandidate({ id: 3 }),
  ]

  expect(recommended(candidates, { size: 12, besides: [] }).map(({ id }) => id)).toEqual([1, 3])
})

test('a sold out product does not take the place of its sibling', () => {
  const candidates = [
    aCandidate({ id: 1, masterKey: 'holm', isSoldOut: true }),
    aCandidate({ id: 2, masterKey: 'holm' }),
  ]

  expect(recommended(candidates, { size: 12, besides: [] }).map(({ id }) => id)).toEqual([2])
})

const anyCandidate = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  masterKey: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  isSoldOut: fc.boolean(),
  isPromotable: fc.boolean(),
})

test('whatever comes in: no more than asked, in order, each master once, none of the forbidden', () => {
  fc.assert(
    fc.property(
      fc.array(anyCandidate, { maxLength: 60 }),
      fc.integer({ min: 0, max: 12 }),
      fc.array(anyCandidate, { maxLength: 3 }),
      (candidates, size, besides) => {
        const chosen = recommended(candidates, { size, besides })

        expect(chosen.length).toBeLessThanOrEqual(size)
        expect(new Set(chosen.map(({ masterKey }) => masterKey)).size).toBe(chosen.length)
        expect(chosen.every(({ isSoldOut, isPromotable }) => !isSoldOut && isPromotable)).toBe(true)
        const forbidden = new Set(besides.map(({ masterKey }) => masterKey))
        expect(chosen.some(({ masterKey }) => forbidden.has(masterKey))).toBe(false)
        const places = chosen.map((candidate) => candidates.indexOf(candidate))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      },
    ),
  )
})

function aCandidate(words: Partial<Candidate> = {}): Candidate {
  return { id: 1, masterKey: `master ${words.id}`, isSoldOut: false, isPromotable: true, ...words }
}
