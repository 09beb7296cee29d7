import { isoDay } from '../../person/birth-date.ts'
import type { Promotion, SingleEffect } from '../promotion.ts'
import type { CampaignPromise, PromisedDay } from './campaign-promises.ts'

/**
 * The promises of a campaign in other numbers than its promotion gives, a sentence each; none where all of them
 * are true. What the promotion gives beside them need not be said.
 *
 * @see eu-duties C-09; Directive 2005/29/EC art. 6(1)(d), Annex I no. 7
 */
export function untruePromises(
  promises: readonly CampaignPromise[],
  promotion: Promotion,
  { timezone }: { timezone: string },
): string[] {
  const terms = termsOf(promotion, timezone)
  return promises.flatMap((promise) => {
    const given = givenInstead(promise, terms)
    return given === null
      ? []
      : [`"${promise.words}" is not what the promotion "${promotion.id}" gives: ${given}`]
  })
}

/** What a promotion gives, as far as it is numbers; amounts in minor units. */
type Terms = {
  percents: number[]
  amounts: number[]
  minimums: number[]
  moreForLess: { take: number; pay: number }[]
  together: { pieces: number; amount: number }[]
  /** The last day as `2026-12-31`; null without an end. */
  lastDay: string | null
}

function termsOf({ effect, conditions, schedule }: Promotion, timezone: string): Terms {
  const effects = effect.type === 'tiered' ? effect.tiers.map((tier) => tier.effect) : [effect]
  const tierMinimums = effect.type === 'tiered' ? effect.tiers.map(({ mov }) => mov) : []
  return {
    percents: effects.flatMap((one) => discountOf(one, 'relative')),
    amounts: effects.flatMap((one) => discountOf(one, 'absolute')),
    minimums: [
      ...tierMinimums,
      ...conditions.flatMap((one) => (one.key === 'minimum_value' ? [one.value] : [])),
    ],
    moreForLess: effects.flatMap((one) =>
      one.type === 'buy_x_get_y'
        ? [{ take: one.eligibleItemsQuantity + one.maxCount, pay: one.eligibleItemsQuantity }]
        : [],
    ),
    together: effects.flatMap((one) =>
      one.type === 'combo_deal' ? [{ pieces: one.eligibleItemsQuantity, amount: one.price }] : [],
    ),
    // An end at midnight is the day before.
    lastDay: schedule.to === null ? null : isoDay(new Date(Date.parse(schedule.to) - 1), timezone),
  }
}

function discountOf(effect: SingleEffect, type: 'relative' | 'absolute'): number[] {
  return 'discountType' in effect && effect.discountType === type ? [effect.discountValue] : []
}

/** What is given instead of what is promised, in words for whoever wrote it; null where the promise is kept. */
function givenInstead(promise: CampaignPromise, terms: Terms): string | null {
  switch (promise.kind) {
    case 'share':
      return otherThan(promise.percent, terms.percents, (percent) => `${percent} %`)
    case 'off':
      return otherThan(promise.amount, terms.amounts, money)
    case 'minimum':
      return otherThan(promise.amount, terms.minimums, (amount) => `from ${money(amount)} on`)
    case 'moreForLess':
      return terms.moreForLess.some(({ take, pay }) => take === promise.take && pay === promise.pay)
        ? null
        : listed(terms.moreForLess, ({ take, pay }) => `${take} for ${pay}`)
    case 'together':
      return terms.together.some(
        ({ pieces, amount }) => pieces === promise.pieces && amount === promise.amount,
      )
        ? null
        : listed(terms.together, ({ pieces, amount }) => `${pieces} for ${money(amount)}`)
    case 'until':
      if (terms.lastDay === null) return 'it has no end'
      return isDay(promise.end, terms.lastDay) ? null : `its last day is ${terms.lastDay}`
  }
}

function otherThan(
  promised: number,
  given: readonly number[],
  words: (one: number) => string,
): string | null {
  return given.includes(promised) ? null : listed(given, words)
}

function listed<Given>(given: readonly Given[], words: (one: Given) => string): string {
  return given.length === 0 ? 'nothing of the kind' : given.map(words).join(', ')
}

function money(amount: number): string {
  return (amount / 100).toFixed(2)
}

function isDay({ day, month, year }: PromisedDay, iso: string): boolean {
  const [isoYear, isoMonth, isoDate] = iso.split('-').map(Number)
  return day === isoDate && month === isoMonth && (year === null || year === isoYear)
}
