import { FUNNEL_STEPS } from '@shop/domain/figures/funnel'
import { daysIn, MOST_DAYS } from '@shop/domain/figures/period'
import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
const Day = v.pipe(
  v.string(),
  v.isoDate('A day is written as 2026-11-30.'),
  v.check((day) => {
    const at = Date.parse(`${day}T00:00:00Z`)
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
  }, 'This day is in no calendar.'),
)

/** Sums of one currency; amounts of two currencies are never added. */
const Sums = v.object({
  orders: Minor,
  /** Goods and shipping with tax, after promotions and vouchers, minor units. */
  gross: Minor,
  /** Without tax. */
  net: Minor,
  /** What was taken back in this time, for orders of whatever time. */
  returned: Minor,
})
export type FigureSums = v.InferOutput<typeof Sums>

/** What the lines of orders brought and cost; minor units of one currency. */
const CostedSums = v.object({ gross: Minor, costedGross: Minor, costedNet: Minor, cost: Minor })

const Pair = v.object({ now: Minor, before: Minor })
const Sold = v.object({
  name: v.string(),
  number: v.string(),
  units: Minor,
  gross: v.array(v.object({ currency: v.string(), amount: Minor })),
})
const Term = v.object({ term: v.string(), count: Minor })

export const RETURN_REASONS = [
  'law',
  'promise',
  'damaged',
  'defective',
  'wrong',
  'incomplete',
  'other',
] as const

/** A time, and the locales whose figures are asked for. */
const AskedTime = v.pipe(
  v.strictObject({
    /** Null for all of them. */
    locale: v.optional(v.nullable(v.picklist(LOCALES)), null),
    /** Days of the shop's calendar, both included. */
    from: Day,
    to: Day,
  }),
  v.forward(
    v.check(
      (period) => daysIn(period) >= 1,
      'The last day lies before the first: choose one that is the same or later.',
    ),
    ['to'],
  ),
  v.forward(
    v.check(
      (period) => daysIn(period) <= MOST_DAYS,
      `Choose at most ${MOST_DAYS} days: more would be slow, and no chart could show them.`,
    ),
    ['to'],
  ),
)

/** What an owner asks of a shop in a time, beside the time before. Nothing of it is about a person. */
export const showFigures = defineCommand({
  name: 'showFigures',
  right: 'figures.read',
  changes: null,
  input: AskedTime,
  answer: v.object({
    timezone: v.string(),
    /** The days that it is compared with. */
    before: v.object({ from: v.string(), to: v.string() }),
    /** True while the time is not over: then it is compared with the same part of the time before. */
    isRunning: v.boolean(),
    grain: v.picklist(['hour', 'day']),
    money: v.array(v.object({ currency: v.string(), now: Sums, before: Sums })),
    /** By the hour of the clock for a day, by day else; every currency has the same ones. */
    series: v.array(
      v.object({
        currency: v.string(),
        points: v.array(
          v.object({ at: v.string(), gross: Minor, orders: Minor, grossBefore: Minor, ordersBefore: Minor }),
        ),
      }),
    ),
    funnel: v.array(v.object({ step: v.picklist(FUNNEL_STEPS), ...Pair.entries })),
    /** What goods have cost, for somebody who may see it; null for everybody else. By the places of `series`. */
    costs: v.optional(
      v.nullable(
        v.array(
          v.object({
            currency: v.string(),
            now: CostedSums,
            before: CostedSums,
            points: v.array(v.object({ at: v.string(), ...CostedSums.entries })),
          }),
        ),
      ),
      null,
    ),
    /** The last day whose figures the demo has invented; null in a shop that sells. */
    inventedUntil: v.nullable(v.string()),
  }),
})
export type Figures = v.InferOutput<typeof showFigures.answer>

/** What sold and what did not, what was looked for, what came back, and how long pages took, in a time. */
export const showFigureLists = defineCommand({
  name: 'showFigureLists',
  right: 'figures.read',
  changes: null,
  input: AskedTime,
  answer: v.object({
    searches: v.object({ top: v.array(Term), unanswered: v.array(Term) }),
    best: v.array(Sold),
    worst: v.array(v.object({ name: v.string(), number: v.string(), units: Minor, stock: Minor })),
    ending: v.array(
      v.object({ name: v.string(), number: v.string(), stock: Minor, units: Minor, days: Minor }),
    ),
    returns: v.array(v.object({ reason: v.picklist(RETURN_REASONS), ...Pair.entries })),
    /** What three of four page views did not exceed, of those who let the shop measure. */
    vitals: v.array(v.object({ metric: v.string(), p75: v.number(), views: Minor })),
  }),
})
export type FigureLists = v.InferOutput<typeof showFigureLists.answer>
