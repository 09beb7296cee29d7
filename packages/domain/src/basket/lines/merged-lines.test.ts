import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MergeableLine, mergedLines } from './merged-lines.ts'
import { isSameLine } from './same-line.ts'

test('the same line takes the higher quantity, not the sum', () => {
  expect(mergedLines([line(2)], [line(3)], plenty)).toEqual({ grown: [line(3)], added: [], isReduced: false })
  expect(mergedLines([line(3)], [line(2)], plenty)).toEqual({ grown: [], added: [], isReduced: false })
})

test('another variant or another text comes along', () => {
  const incoming = [line(1, { variantId: 2 }), line(1, { customText: { text1: 'Mia' } })]

  expect(mergedLines([line(2)], incoming, plenty)).toEqual({ grown: [], added: incoming, isReduced: false })
})

test('what comes along is bounded by stock, and the shopper is told', () => {
  expect(mergedLines([], [line(5)], () => 3)).toEqual({ grown: [], added: [line(3)], isReduced: true })
})

test('what grows is bounded by stock, and the shopper is told', () => {
  expect(mergedLines([line(1)], [line(5)], () => 3)).toEqual({ grown: [line(3)], added: [], isReduced: true })
})

test('a line never shrinks, even when stock has fallen below it', () => {
  expect(mergedLines([line(4)], [line(2)], () => 1)).toEqual({ grown: [], added: [], isReduced: false })
})

test('who keeps as many as the visit had is told nothing', () => {
  expect(mergedLines([line(3)], [line(3)], () => 1)).toEqual({ grown: [], added: [], isReduced: false })
})

test('what cannot be ordered any more is not lost', () => {
  expect(mergedLines([], [line(2)], () => 0)).toEqual({ grown: [], added: [line(2)], isReduced: true })
})

test('lines of one variant share its stock', () => {
  const forMia = { customText: { text1: 'Mia' } }

  expect(mergedLines([line(2)], [line(4, forMia)], () => 5).added).toEqual([line(3, forMia)])
})

test('two visits in a row end as one line each', () => {
  expect(mergedLines([], [line(2), line(3)], plenty)).toEqual({
    grown: [],
    added: [line(3)],
    isReduced: false,
  })
})

const anyLines = fc.uniqueArray(
  fc.record({
    variantId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    isForMia: fc.boolean(),
  }),
  { selector: ({ variantId, isForMia }) => `${variantId}${isForMia}` },
)
const anyBasket = anyLines.map((lines) =>
  lines.map(({ variantId, quantity, isForMia }) =>
    line(quantity, { variantId, customText: isForMia ? { text1: 'Mia' } : null }),
  ),
)

test('with plenty in stock every wish of both baskets is there afterwards, once', () => {
  fc.assert(
    fc.property(anyBasket, anyBasket, (present, incoming) => {
      const after = afterwards(present, incoming, plenty)

      for (const one of [...present, ...incoming]) {
        const found = after.filter((other) => isSameLine(other, one))
        expect(found).toHaveLength(1)
        expect(found[0]?.quantity).toBeGreaterThanOrEqual(one.quantity)
      }
    }),
  )
})

test('merging the same visit twice changes nothing more', () => {
  fc.assert(
    fc.property(anyBasket, anyBasket, fc.integer({ min: 0, max: 12 }), (present, incoming, stock) => {
      const once = afterwards(present, incoming, () => stock)

      expect(mergedLines(once, incoming, () => stock)).toMatchObject({ grown: [], added: [] })
    }),
  )
})

function plenty(): number {
  return 999
}

function line(quantity: number, words: Partial<MergeableLine> = {}): MergeableLine {
  return { variantId: 1, customText: null, itemGroup: null, ...words, quantity }
}

function afterwards(
  present: readonly MergeableLine[],
  incoming: readonly MergeableLine[],
  orderable: (variantId: number) => number,
): MergeableLine[] {
  const { grown, added } = mergedLines(present, incoming, orderable)
  const untouched = present.filter((one) => !grown.some((other) => isSameLine(other, one)))
  return [...untouched, ...grown, ...added]
}
