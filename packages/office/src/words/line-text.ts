import type { I18n } from '@lingui/core'
import type { Effect, LineProblem } from '@shop/api-client/office/command-outcome'
import { currencyOf } from '@shop/domain/market/markets'
import { count, money } from './format.ts'

export type LineEffect = Extract<Effect, { kind: 'line' }>
type Place = Pick<LineEffect, 'what' | 'country' | 'currency'>

/** A line of many, in a sentence. */
export function lineText(line: LineEffect, i18n: I18n): string {
  const { key, problem } = line
  const values = {
    key,
    what: lineName(line, i18n),
    from: lineValue(line, 'from', i18n),
    to: lineValue(line, 'to', i18n),
  }
  return problem === null
    ? i18n.t({ id: 'line.change', message: '{key}, {what}: {from} becomes {to}', values })
    : `${key}: ${problemOfLine(problem, i18n)}`
}

/** What of an article a line changes. */
export function lineName({ what, country, currency }: Place, i18n: I18n): string {
  const names: Record<LineEffect['what'], string> = {
    price: i18n.t({ id: 'line.price', message: 'Price' }),
    before: i18n.t({ id: 'line.before', message: 'Struck price' }),
    stock: i18n.t({ id: 'line.stock', message: 'Stock' }),
    sale: i18n.t({ id: 'line.sale', message: 'For sale' }),
    cost: i18n.t({ id: 'line.cost', message: 'Purchase cost' }),
  }
  return [names[what], country ?? currency].filter(Boolean).join(' ')
}

/** What a line says on one side of its change. */
export function lineValue(line: LineEffect, side: 'from' | 'to', i18n: I18n): string {
  return shownValue(line, line[side], i18n)
}

/** A value of a line as it is shown. */
export function shownValue({ what, country, currency }: Place, value: number | null, i18n: I18n): string {
  if (what === 'stock') return count(value ?? 0, i18n.locale)
  if (what === 'sale')
    return value === 1 ? i18n.t({ id: 'line.yes', message: 'yes' }) : i18n.t({ id: 'line.no', message: 'no' })
  if (value !== null) return money(value, currency ?? currencyOf(country ?? 'DE'), i18n.locale)
  if (what === 'cost') return i18n.t({ id: 'line.notKnown', message: 'not known' })
  return what === 'before'
    ? i18n.t({ id: 'line.none', message: 'none' })
    : i18n.t({ id: 'line.notSold', message: 'not sold' })
}

/** Why a line is left out, and what to do. */
export function problemOfLine(problem: LineProblem, i18n: I18n): string {
  const texts: Record<LineProblem, string> = {
    unknown: i18n.t({ id: 'lineProblem.unknown', message: 'There is no such article any more.' }),
    changedMeanwhile: i18n.t({
      id: 'lineProblem.changedMeanwhile',
      message: 'Somebody else was quicker: look at what it is now, and decide again.',
    }),
    mayNotBeOffered: i18n.t({
      id: 'lineProblem.mayNotBeOffered',
      message: 'It may not be offered in this country. Its page says what is missing.',
    }),
    mayNotBeReduced: i18n.t({
      id: 'lineProblem.mayNotBeReduced',
      message: 'Infant formula may not be reduced: no struck price is shown for it.',
    }),
    beforeNotHigher: i18n.t({
      id: 'lineProblem.beforeNotHigher',
      message: 'The struck price has to be higher than the price.',
    }),
    stepsNotLower: i18n.t({
      id: 'lineProblem.stepsNotLower',
      message: 'A larger quantity costs as much or more per piece. Change its steps by an import first.',
    }),
  }
  return texts[problem]
}
