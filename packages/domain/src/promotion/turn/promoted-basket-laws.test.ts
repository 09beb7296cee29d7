import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPromotion, aPromotionInput, aPromotionLine } from '../../testing/a-promotion.ts'
import {
  anyBoughtLine,
  anyCheapestReduced,
  anyPromotionInput,
  anyPromotionLine,
  anySetDiscount,
  linesOf,
} from '../../testing/any-promotion.ts'
import { canCombine } from '../can-combine.ts'
import type { SingleEffect } from '../promotion.ts'
import type { PromotionInput, PromotionUsage } from '../promotion-input.ts'
import type { PromotedBasket } from '../promotion-result.ts'
import { promotedBasket } from './promoted-basket.ts'

test('no line and no total is ever negative, broken or dearer than before', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      const { lines, totals } = promotedBasket(input)

      for (const { before, total } of [...lines, totals]) {
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(before)
      }
    }),
    { numRuns: 500 },
  )
})

test('lines add up to the total and reductions to their line, to the cent', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      const { lines, totals } = promotedBasket(input)

      expect(sumOf(lines.map(({ total }) => total))).toBe(totals.total)
      expect(totals.before - totals.reduction).toBe(totals.total)
      for (const line of lines) {
        const taken = sumOf(line.appliedReductions.map(({ amount }) => amount.absoluteWithTax))
        expect(line.before - taken).toBe(line.total)
      }
    }),
    { numRuns: 500 },
  )
})

test('nothing that is sold costs less than its contribution to recycling', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      for (const [index, { total }] of promotedBasket(input).lines.entries()) {
        const { unitPrice, quantity, contribution = 0, giftOf } = input.lines[index] ?? aPromotionLine()
        const floor = Math.min(unitPrice, contribution) * quantity
        if (giftOf === null) expect(total).toBeGreaterThanOrEqual(floor)
      }
    }),
    { numRuns: 500 },
  )
})

test('a discount on a set is the one on its goods without their contributions, however it is spread', () => {
  const contribution = fc.integer({ min: 0, max: 200 })

  fc.assert(
    fc.property(anySetDiscount, linesOf(anyBoughtLine), contribution, (effect, any, amount) => {
      const goods = any.map((line) => ({ ...line, contribution: 0 }))
      const sold = goods.map((line) => ({
        ...line,
        unitPrice: line.unitPrice + amount,
        contribution: amount,
      }))
      const promotions = [aPromotion({ effect })]

      const plain = promotedBasket(aPromotionInput({ lines: goods, promotions })).totals
      const totals = promotedBasket(aPromotionInput({ lines: sold, promotions })).totals

      expect(totals.reduction).toBe(plain.reduction)
    }),
  )
})

test('the order of lines, promotions and codes does not matter', () => {
  const shuffled = anyPromotionInput.chain((input) =>
    fc.record({
      input: fc.constant(input),
      lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
      promotions: fc.shuffledSubarray([...input.promotions], { minLength: input.promotions.length }),
    }),
  )

  fc.assert(
    fc.property(shuffled, ({ input, lines, promotions }) => {
      const other = promotedBasket({ ...input, lines, promotions, codes: input.codes.toReversed() })

      expect(sorted(other)).toEqual(sorted(promotedBasket(input)))
    }),
    { numRuns: 500 },
  )
})

test('removing what was added restores the basket', () => {
  fc.assert(
    fc.property(anyPromotionInput, anyPromotionLine, (input, line) => {
      const added = { ...line, key: 'added' }
      const before = promotedBasket(input)

      const lines = [added, ...input.lines]
      promotedBasket({ ...input, lines })
      const restored = promotedBasket({ ...input, lines: lines.filter(({ key }) => key !== 'added') })

      expect(restored).toEqual(before)
    }),
  )
})

test('a line that no promotion may touch keeps its price and changes nobody else’s', () => {
  fc.assert(
    fc.property(anyPromotionInput, anyBoughtLine, (input, line) => {
      const bound = { ...line, key: 'bound', isPriceBound: true }

      const { lines } = promotedBasket({ ...input, lines: [bound, ...input.lines] })

      expect(lines[0]).toMatchObject({ total: line.unitPrice * line.quantity, appliedReductions: [] })
      expect(lines.slice(1)).toEqual(promotedBasket(input).lines)
    }),
  )
})

test('what works together may work together, and an exclusive promotion works alone', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      const working = workingOf(input)

      for (const [index, one] of working.entries()) {
        for (const other of working.slice(index + 1)) expect(canCombine(one, other)).toBe(true)
      }
      if (working.some(({ combinability }) => combinability === 'never')) expect(working).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})

test('only what works takes something off', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      const { lines, outcomes } = promotedBasket(input)

      const valid = outcomes.filter(({ isValid }) => isValid).map(({ promotionId }) => promotionId)
      for (const reduction of lines.flatMap(({ appliedReductions }) => appliedReductions)) {
        expect(valid).toContain('promotionId' in reduction ? reduction.promotionId : null)
      }
    }),
  )
})

test('no more gifts are taken than earned, and every chosen unit is either taken or surplus', () => {
  fc.assert(
    fc.property(anyPromotionInput, (input) => {
      for (const { promotionId, earned, taken, surplus } of promotedBasket(input).gifts) {
        const chosen = input.lines.filter(({ giftOf }) => giftOf === promotionId)

        expect(taken).toBeLessThanOrEqual(earned)
        expect(taken + surplus).toBe(sumOf(chosen.map(({ quantity }) => quantity)))
      }
    }),
    { numRuns: 500 },
  )
})

test('a usage limit is never exceeded, however many orders come', () => {
  const limit = fc.integer({ min: 0, max: 4 })
  const shoppers = fc.array(fc.constantFrom('anna', 'ben', 'cleo'), { maxLength: 12 })

  fc.assert(
    fc.property(limit, limit, shoppers, (uses, perCustomer, orders) => {
      const promotion = aPromotion({
        conditions: [
          { level: 'global', key: 'usage_limit', uses },
          { level: 'global', key: 'usage_limit_per_customer', uses: perCustomer },
        ],
      })
      const used: string[] = []

      for (const shopper of orders) {
        const usage = usageOf(used, shopper)
        const input = aPromotionInput({ promotions: [promotion], usage: new Map([[promotion.id, usage]]) })
        if (workingOf(input).length > 0) used.push(shopper)
      }

      expect(used.length).toBeLessThanOrEqual(uses)
      for (const shopper of used) expect(usageOf(used, shopper).ofCustomer).toBeLessThanOrEqual(perCustomer)
    }),
  )
})

test('one more unit never makes a basket cheaper where no threshold promises it', () => {
  const effect = fc.oneof(anySetDiscount, anyCheapestReduced)

  fc.assert(
    fc.property(effect, linesOf(anyBoughtLine), fc.nat(), (steady, lines, pick) => {
      const promotions = [aPromotion({ effect: steady })]
      const grown = lines.map((line, index) =>
        index === pick % lines.length ? { ...line, quantity: line.quantity + 1 } : line,
      )

      const { totals: fewer } = promotedBasket(aPromotionInput({ lines, promotions }))
      const { totals: more } = promotedBasket(aPromotionInput({ lines: grown, promotions }))

      expect(more.total).toBeGreaterThanOrEqual(fewer.total)
    }),
    { numRuns: 500 },
  )
})

test('goods on two lines cost together what they cost on one', () => {
  const effect = fc.oneof(anySetDiscount, anyCheapestReduced)

  fc.assert(
    fc.property(effect, linesOf(anyBoughtLine), (any, lines) => {
      const promotions = [aPromotion({ effect: any })]
      const single = lines.flatMap((line) =>
        Array.from({ length: line.quantity }, (_, nth) => ({
          ...line,
          key: `${line.key}-${nth}`,
          quantity: 1,
        })),
      )

      const { totals: together } = promotedBasket(aPromotionInput({ lines, promotions }))
      const { totals: apart } = promotedBasket(aPromotionInput({ lines: single, promotions }))

      expect(apart).toEqual(together)
    }),
  )
})

test('"n more" is exactly as many as it takes', () => {
  const quantity = fc.integer({ min: 1, max: 12 })

  fc.assert(
    fc.property(anyCheapestReduced, quantity, (effect, units) => {
      const missing = promotedBasket(inputOf(effect, units)).messages[0]
      if (missing?.kind !== 'missing_quantity') return

      expect(reductionOf(effect, units + missing.quantity - 1)).toBe(reductionOf(effect, units))
      expect(reductionOf(effect, units + missing.quantity)).toBeGreaterThan(reductionOf(effect, units))
    }),
  )
})

test('"still missing" is exactly the amount it takes', () => {
  const price = fc.integer({ min: 1, max: 10_000 })

  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 20_000 }), (unitPrice, value) => {
      // A share of a few cents can round to nothing, and what reduces nothing does not work: a cent always does.
      const effect = { type: 'automatic_discount', discountType: 'absolute', discountValue: 1 } as const
      const promotions = [
        aPromotion({ effect, conditions: [{ level: 'global', key: 'minimum_value', value }] }),
      ]
      const lines = [aPromotionLine({ unitPrice })]
      const [message] = promotedBasket(aPromotionInput({ lines, promotions })).messages
      const amount = message?.kind === 'missing_amount' ? message.amount : 0

      const worksWith = (more: number) =>
        workingOf(
          aPromotionInput({
            promotions,
            lines: [...lines, aPromotionLine({ key: 'more', unitPrice: more })],
          }),
        ).length > 0

      expect(amount).toBe(Math.max(0, value - unitPrice))
      if (amount > 0) expect([worksWith(amount - 1), worksWith(amount)]).toEqual([false, true])
    }),
  )
})

function inputOf(effect: SingleEffect, quantity: number): PromotionInput {
  return aPromotionInput({
    lines: [aPromotionLine({ quantity, unitPrice: 1000 })],
    promotions: [aPromotion({ effect })],
  })
}

function reductionOf(effect: SingleEffect, quantity: number): number {
  return promotedBasket(inputOf(effect, quantity)).totals.reduction
}

function workingOf(input: PromotionInput) {
  const { outcomes } = promotedBasket(input)
  const valid = new Set(outcomes.filter(({ isValid }) => isValid).map(({ promotionId }) => promotionId))
  return input.promotions.filter(({ id }) => valid.has(id))
}

function usageOf(used: readonly string[], shopper: string): PromotionUsage {
  return { total: used.length, ofCustomer: used.filter((one) => one === shopper).length }
}

function sorted(basket: PromotedBasket): PromotedBasket {
  return {
    ...basket,
    lines: basket.lines.toSorted((one, other) => one.key.localeCompare(other.key)),
    unknownCodes: basket.unknownCodes.toSorted(),
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
