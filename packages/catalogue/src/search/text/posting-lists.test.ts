import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { both, either, Gatherer, type MatchSet } from './match-set.ts'
import { PostingLists } from './posting-lists.ts'

const postings = fc
  .array(fc.tuple(fc.nat(3_000_000), fc.integer({ min: 1, max: 7 })), { maxLength: 60 })
  .map((all) => [...new Map(all)].sort(([a], [b]) => a - b))

test('what is read and what is gathered is what was added', () => {
  fc.assert(
    fc.property(postings, (all) => {
      const lists = listsOf(all)
      const expected = all.map(([position, weight]) => [position, weight * 36])

      expect(pairs(lists.read(0, 36))).toEqual(expected)
      expect(pairs(gathered(lists))).toEqual(expected)
      expect(lists.count(0)).toBe(all.length)
    }),
    { numRuns: 40 },
  )
})

test('both is what is in both with the sum, either is what is in one with the higher score', () => {
  fc.assert(
    fc.property(postings, postings, (left, right) => {
      const [one, other] = [new Map(left), new Map(right)]
      const [a, b] = [listsOf(left).read(0, 1), listsOf(right).read(0, 1)]
      const all = [...new Set([...one.keys(), ...other.keys()])].toSorted((x, y) => x - y)

      expect(pairs(either(a, b))).toEqual(
        all.map((position) => [position, Math.max(one.get(position) ?? 0, other.get(position) ?? 0)]),
      )
      expect(pairs(both(a, b))).toEqual(
        all
          .filter((position) => one.has(position) && other.has(position))
          .map((position) => [position, (one.get(position) ?? 0) + (other.get(position) ?? 0)]),
      )
    }),
  )
})

test('positions have to rise', () => {
  const lists = listsOf([[5, 1]])

  expect(() => lists.add(0, 5, 1)).toThrow('positions have to rise')
  expect(() => lists.add(0, 4, 1)).toThrow('positions have to rise')
})

test('a frequent term needs one byte for a product', () => {
  const lists = listsOf(Array.from({ length: 10_000 }, (_, position) => [position * 3, 7]))

  expect(lists.byteLength).toBeLessThan(16_000)
})

function listsOf(all: readonly (readonly [position: number, weight: number])[]): PostingLists {
  const lists = new PostingLists()
  lists.open()
  for (const [position, weight] of all) lists.add(0, position, weight)
  return lists
}

function gathered(lists: PostingLists): MatchSet {
  const gatherer = new Gatherer()
  const { scores, pages } = gatherer.open(3_000_001)
  lists.raise(0, 36, scores, pages)
  lists.raise(0, 10, scores, pages)
  const set = gatherer.close(lists.count(0))
  expect(gatherer.close(0).count).toBe(0)
  return set
}

function pairs({ positions, scores, count }: MatchSet): number[][] {
  return Array.from({ length: count }, (_, place) => [positions[place] ?? 0, scores[place] ?? 0])
}
