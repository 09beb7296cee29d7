import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Variant } from '../product/product.ts'
import { aBasketLine } from '../testing/a-basket-line.ts'
import { aVariant } from '../testing/a-variant.ts'
import {
  type AskedQuantity,
  type DecidedQuantity,
  decidedQuantity,
  type LineInBasket,
} from './decided-quantity.ts'
import type { SoldVariant } from './orderable-units.ts'

/** Units by what they are: `had` in the line itself, `others` in other lines of the variant, `left` of a gift. */
type Situation = { stock?: number; had?: number; others?: number; left?: number | null }

const MORE: [string, Situation, number, DecidedQuantity][] = [
  ['one of plenty', { stock: 5 }, 1, all(1)],
  ['all there is', { stock: 5 }, 5, all(5)],
  ['more than there is', { stock: 5 }, 6, fewer(5)],
  ['what is sold out', { stock: 0 }, 1, no('unavailable')],
  ['another of what is in the basket', { stock: 5, had: 2 }, 1, all(3)],
  ['as many as are left beside what is in the basket', { stock: 5, had: 2 }, 3, all(5)],
  ['more than is left beside what is in the basket', { stock: 5, had: 2 }, 4, fewer(5)],
  ['another when the basket has all', { stock: 5, had: 5 }, 1, no('unavailable')],
  ['another when stock has fallen below the basket', { stock: 3, had: 5 }, 1, no('unavailable')],
  ['what other lines leave', { stock: 5, others: 3 }, 2, all(2)],
  ['more than other lines leave', { stock: 5, others: 3 }, 4, fewer(2)],
  ['what other lines have taken', { stock: 5, others: 5 }, 1, no('unavailable')],
  ['what other lines have more than taken', { stock: 5, others: 9 }, 1, no('unavailable')],
  ['beside other lines and its own units', { stock: 5, had: 1, others: 3 }, 5, fewer(2)],
  ['a full line', { stock: 5000 }, 999, all(999)],
  ['more than a line holds', { stock: 5000 }, 1000, fewer(999)],
  ['the last one of a full line', { stock: 5000, had: 998 }, 1, all(999)],
  ['one more than a full line', { stock: 5000, had: 999 }, 1, no('lineFull')],
  ['one more than a full line of all there is', { stock: 999, had: 999 }, 1, no('unavailable')],
  ['one more than a full line beside others', { stock: 1500, had: 999, others: 501 }, 1, no('unavailable')],
  ['a gift that is earned', { stock: 5, left: 1 }, 1, all(1)],
  ['more gifts than are earned', { stock: 5, left: 2 }, 3, fewer(2)],
  ['more gifts than there are', { stock: 1, left: 2 }, 2, fewer(1)],
  ['another gift', { stock: 5, had: 1, left: 1 }, 1, all(2)],
  ['a gift that is not earned', { stock: 5, left: 0 }, 1, no('notEarned')],
  ['another gift when all are taken', { stock: 5, had: 1, left: 0 }, 1, no('notEarned')],
  ['a gift that is neither earned nor there', { stock: 0, left: 0 }, 1, no('notEarned')],
  ['an earned gift that is sold out', { stock: 0, left: 1 }, 1, no('unavailable')],
]

test.each(MORE)('putting in %s', (_, situation, more, decided) => {
  expect(decidedQuantity({ more }, there(situation))).toEqual(decided)
})

const EXACTLY: [string, Situation, number, DecidedQuantity][] = [
  ['up to what there is', { stock: 5, had: 1 }, 5, all(5)],
  ['up beyond what there is', { stock: 5, had: 1 }, 6, fewer(5)],
  ['down', { stock: 5, had: 4 }, 2, all(2)],
  ['to what it is', { stock: 5, had: 4 }, 4, all(4)],
  ['down, though less is there', { stock: 2, had: 5 }, 4, fewer(2)],
  ['down to what is still there', { stock: 2, had: 5 }, 2, all(2)],
  ['of what is sold out', { stock: 0, had: 2 }, 1, no('unavailable')],
  ['to none', { stock: 5, had: 2 }, 0, no('unavailable')],
  ['up to what other lines leave', { stock: 5, had: 1, others: 2 }, 9, fewer(3)],
  ['of what other lines have taken', { stock: 5, had: 1, others: 5 }, 1, no('unavailable')],
  ['to a full line', { stock: 5000, had: 1 }, 999, all(999)],
  ['beyond a full line', { stock: 5000, had: 999 }, 1000, fewer(999)],
  ['of a gift up to what is earned', { stock: 5, had: 1, left: 1 }, 2, all(2)],
  ['of a gift beyond what is earned', { stock: 5, had: 1, left: 1 }, 3, fewer(2)],
  ['of a gift that gives no more', { stock: 5, had: 2, left: 0 }, 3, fewer(2)],
  ['of a gift down', { stock: 5, had: 2, left: 0 }, 1, all(1)],
]

test.each(EXACTLY)('changing a line %s', (_, situation, exactly, decided) => {
  expect(decidedQuantity({ exactly }, there(situation))).toEqual(decided)
})

test.each([
  ['code 1', { buyability: 1, stock: 4 }, fewer(4)],
  ['code 2', { buyability: 2, stock: 4 }, fewer(4)],
  ['code 3, whatever lies on the shelf', { buyability: 3, stock: 4 }, no('unavailable')],
  ['code 4, whatever lies on the shelf', { buyability: 4, stock: 4 }, no('unavailable')],
  ['a pre-order, though nothing is there', { buyability: 2, daysTo: 999, stock: 0 }, all(7)],
] as const)('of a variant of %s', (_, words, decided) => {
  const situation = { ...there({}), found: sold(aVariant(words)), stock: words.stock }

  expect(decidedQuantity({ more: 7 }, situation)).toEqual(decided)
})

// Whoever had 999 units of a pre-order was told that it is sold out.
test.each<[string, AskedQuantity, Situation, DecidedQuantity]>([
  ['the last one of a full line', { more: 1 }, { had: 998 }, all(999)],
  ['more than a line holds', { more: 9 }, { had: 998 }, fewer(999)],
  ['one more than a full line', { more: 1 }, { had: 999 }, no('lineFull')],
  ['one more than a full line, though some are there', { more: 1 }, { had: 999, stock: 3 }, no('lineFull')],
  ['what other lines leave', { more: 20 }, { others: 990 }, fewer(9)],
  ['one beside a full line', { more: 1 }, { others: 999 }, no('lineFull')],
  ['one more beside lines that are full together', { more: 1 }, { had: 9, others: 990 }, no('lineFull')],
  ['exactly one beside a full line', { exactly: 1 }, { had: 1, others: 999 }, no('lineFull')],
  ['exactly none', { exactly: 0 }, { had: 1 }, no('unavailable')],
  ['a gift that is not earned', { more: 1 }, { had: 999, left: 0 }, no('notEarned')],
])('of a pre-order: %s', (_, asked, { stock = 0, ...situation }, decided) => {
  const found = sold(aVariant({ buyability: 2, daysTo: 999 }))

  expect(decidedQuantity(asked, { ...there(situation), found, stock })).toEqual(decided)
})

test('a full line of a pre-order that is no longer sold is refused as such', () => {
  const found = { product: { isActive: false }, variant: aVariant({ buyability: 2, daysTo: 999 }) }

  expect(decidedQuantity({ more: 1 }, { ...there({ had: 999 }), found })).toEqual(no('unavailable'))
})

test.each([
  ['putting in', { more: 1 }, {}],
  ['putting in more', { more: 1 }, { had: 1 }],
  ['setting', { exactly: 1 }, { had: 2 }],
] as const)('%s what is no longer sold is refused, whatever lies on the shelf', (_, asked, situation) => {
  const found = { product: { isActive: false }, variant: aVariant() }

  expect(decidedQuantity(asked, { ...there(situation), found })).toEqual(no('unavailable'))
})

test.each([
  [99, null, all(1)],
  [100, null, no('basketFull')],
  [100, { key: 'line-0', quantity: 1 }, all(2)],
])('a basket of %i lines answers to one more of %j', (count, line, decided) => {
  const lines = Array.from({ length: count }, (_, index) =>
    aBasketLine({ key: `line-${index}`, variantId: index === 0 ? 11 : 100 + index }),
  )
  const found = sold(line === null ? aVariant({ id: 12 }) : aVariant())

  expect(decidedQuantity({ more: 1 }, { found, stock: 5, lines, line, giftsLeft: null })).toEqual(decided)
})

test('a full basket is refused before a gift that is not earned', () => {
  const lines = Array.from({ length: 100 }, (_, index) => aBasketLine({ key: `${index}`, variantId: index }))
  const gift = { found: sold(aVariant({ id: 500 })), stock: 5, lines, line: null, giftsLeft: 0 }

  expect(decidedQuantity({ more: 1 }, gift)).toEqual(no('basketFull'))
})

test('what was put aside holds neither units nor a place', () => {
  const lines = Array.from({ length: 100 }, (_, index) =>
    aBasketLine({ key: `line-${index}`, quantity: 9, isSaved: true }),
  )

  expect(
    decidedQuantity({ more: 5 }, { found: sold(aVariant()), stock: 5, lines, line: null, giftsLeft: null }),
  ).toEqual(all(5))
})

const anySituation = fc.record({
  stock: fc.oneof(fc.nat({ max: 12 }), fc.integer({ min: 990, max: 3000 })),
  had: fc.oneof(fc.nat({ max: 12 }), fc.integer({ min: 990, max: 999 })),
  others: fc.oneof(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 999 })),
  left: fc.option(fc.nat({ max: 5 })),
})
const anyAsked: fc.Arbitrary<AskedQuantity> = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 1200 }))
  .map(([isMore, units]) => (isMore ? { more: units } : { exactly: units }))

test('whatever is granted exists, fits a line, is earned and was asked for', () => {
  fc.assert(
    fc.property(anySituation, anyAsked, (situation, asked) => {
      const decided = decidedQuantity(asked, there(situation))
      if (decided.type === 'refused') return

      const { quantity, isReduced } = decided
      const wanted = 'more' in asked ? situation.had + asked.more : asked.exactly
      expect(quantity).toBeGreaterThan('more' in asked ? situation.had : 0)
      expect(quantity).toBeLessThanOrEqual(Math.min(wanted, 999))
      expect(quantity + situation.others).toBeLessThanOrEqual(situation.stock)
      if (situation.left !== null) expect(quantity).toBeLessThanOrEqual(situation.had + situation.left)
      expect(isReduced).toBe(quantity < wanted)
    }),
  )
})

test('a refusal leaves no unit that could have been given', () => {
  fc.assert(
    fc.property(anySituation, fc.integer({ min: 1, max: 1200 }), (situation, more) => {
      if (decidedQuantity({ more }, there(situation)).type === 'granted') return

      const { stock, had, others, left } = situation
      expect(stock - others <= had || had >= 999 || left === 0).toBe(true)
    }),
  )
})

function there({ stock = 5, had = 0, others = 0, left = null }: Situation): LineInBasket {
  const line = had > 0 ? aBasketLine({ key: 'this', quantity: had }) : null
  const other = others > 0 ? [aBasketLine({ key: 'other', quantity: others })] : []
  const stranger = aBasketLine({ key: 'stranger', variantId: 99, quantity: 50 })
  return {
    found: sold(aVariant({ stock })),
    stock,
    lines: [...(line ? [line] : []), ...other, stranger],
    line,
    giftsLeft: left,
  }
}

function sold(variant: Variant): SoldVariant {
  return { product: { isActive: true }, variant }
}

function all(quantity: number): DecidedQuantity {
  return { type: 'granted', quantity, isReduced: false }
}

function fewer(quantity: number): DecidedQuantity {
  return { type: 'granted', quantity, isReduced: true }
}

function no(why: Extract<DecidedQuantity, { type: 'refused' }>['why']): DecidedQuantity {
  return { type: 'refused', why }
}
