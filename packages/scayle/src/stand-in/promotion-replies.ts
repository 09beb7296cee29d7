import * as v from 'valibot'
import { ok, type Reply, refused } from './reply.ts'

/** A promotion of the tenant: so many percent off every line. One without a code works by itself, from so many units on. */
export type StandInPromotion = {
  id: string
  code: string | null
  name: string
  percent: number
  /** The fewest units of a basket that it works in. */
  fromUnits: number
  /** ISO moments. */
  from: string
  to: string
}

/** What works on a line, by id and code. */
export type LinePromotion = { id: string; code?: string | null | undefined }

/** A code for every answer that the shop has to tell apart, and one that needs none. */
export const DEMO_PROMOTIONS: readonly StandInPromotion[] = [
  {
    id: '11',
    code: 'SCAYLE10',
    name: '10 % auf alles',
    percent: 10,
    fromUnits: 1,
    from: '2020-01-01T00:00:00Z',
    to: '2099-01-01T00:00:00Z',
  },
  {
    id: '12',
    code: 'VORBEI',
    name: 'Vom letzten Jahr',
    percent: 20,
    fromUnits: 1,
    from: '2020-01-01T00:00:00Z',
    to: '2021-01-01T00:00:00Z',
  },
  {
    id: '13',
    code: null,
    name: '5 % ab sechs Stück',
    percent: 5,
    fromUnits: 6,
    from: '2020-01-01T00:00:00Z',
    to: '2099-01-01T00:00:00Z',
  },
]

const Code = v.object({ promotionCode: v.string() })
const Updates = v.array(
  v.object({
    itemId: v.string(),
    promotions: v.array(v.object({ id: v.string(), code: v.nullish(v.string()) })),
  }),
)

type Question = {
  asked: 'POST promotion-code' | 'PUT promotions'
  body: unknown
  promotions: readonly StandInPromotion[]
  /** The basket as it is now, without what a code would open. */
  shown: () => object
  /** Sets what works on a line; false for one that is not there. */
  set: (itemKey: string, promotions: LinePromotion[]) => boolean
}

/** Answers what a code opens, and puts promotions on lines: the whole list of each line that is named. */
export function promotionReply({ asked, body, promotions, shown, set }: Question): Reply {
  if (asked === 'POST promotion-code') {
    const parsed = v.safeParse(Code, body)
    if (!parsed.success) return refused(400, v.summarize(parsed.issues))
    const found = promotions.filter(({ code }) => code === parsed.output.promotionCode.toUpperCase())
    if (found.length === 0) return refused(404, 'Promotion code not found')
    const applicablePromotions = found.map((promotion) => ({ promotion: wirePromotion(promotion) }))
    return ok({ ...shown(), applicablePromotions })
  }
  const parsed = v.safeParse(Updates, body)
  if (!parsed.success) return refused(400, v.summarize(parsed.issues))
  for (const { itemId, promotions: wanted } of parsed.output)
    if (!set(itemId, wanted)) return refused(404, 'Basket item not found')
  return ok(shown())
}

/** A promotion as the wire has it. */
export function wirePromotion({ id, code, name, percent, from, to }: StandInPromotion) {
  return {
    id,
    code,
    name,
    displayName: name,
    schedule: { from, to },
    isActive: true,
    priority: 1,
    conditions: [],
    customData: {},
    effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: percent } },
  }
}

/** Whether a promotion works at a moment. */
export function isRunning({ from, to }: StandInPromotion, now: Date): boolean {
  return Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to)
}

/** What works on a line: what a code has put there, and what comes and goes by itself with the units of the basket. */
export function namedOn(
  line: readonly LinePromotion[],
  promotions: readonly StandInPromotion[],
  units: number,
): StandInPromotion[] {
  return promotions.filter(({ id, code, fromUnits }) =>
    code === null ? units >= fromUnits : line.some((one) => one.id === id),
  )
}

type Price = {
  withTax: number
  withoutTax: number
  appliedReductions: { category: string; type: string; amount: object; promotionId?: string }[]
}

/** A price after promotions. */
export function reducedPrice<P extends Price>(price: P, working: readonly StandInPromotion[]): P {
  let left = price
  for (const { id, code, percent } of working) {
    const off = Math.round((left.withTax * percent) / 100)
    const withTax = left.withTax - off
    const amount = { relative: percent / 100, absoluteWithTax: off }
    const category = code === null ? 'promotion' : 'voucher'
    const reduction = { category, type: 'relative', amount, promotionId: id }
    left = {
      ...left,
      withTax,
      withoutTax: left.withTax === 0 ? 0 : Math.round((left.withoutTax * withTax) / left.withTax),
      appliedReductions: [...left.appliedReductions, reduction],
    }
  }
  return left
}
