import type { I18n } from '@lingui/core'
import type { FigureLists, Figures } from '@shop/api-client/office/figure-commands'
import { funnelOf } from '@shop/domain/figures/funnel'
import { type CostedSums, marginOf } from '@shop/domain/figures/margin'
import type { Cell } from '@shop/domain/figures/spreadsheet'
import { calendarDay } from '../../words/format.ts'
import type { Column, FigureSheet } from './figure-sheet.ts'
import { reasonName, stepName } from './figure-words.ts'

type Series = Figures['series'][number]
const ofText = (name: string): Column => ({ name, holds: 'text' })
const ofCount = (name: string): Column => ({ name, holds: 'count' })

/** What stands below a point of the chart: the hour, or the day without its year. */
export function pointName(at: string, grain: Figures['grain'], language: string): string {
  return grain === 'hour' ? `${at}:00` : calendarDay(at, language, 'short')
}

/** The course of a time, beside the time before. */
export function courseSheet(
  { currency, points }: Series,
  { grain, costs }: Pick<Figures, 'grain' | 'costs'>,
  i18n: I18n,
): FigureSheet {
  const costed = costs?.find((one) => one.currency === currency)
  const ofMoney = (name: string): Column => ({ name, holds: { currency } })
  return {
    title: i18n.t({ id: 'figures.course', message: 'Turnover over time' }),
    columns: [
      grain === 'hour'
        ? ofText(i18n.t({ id: 'figures.hour', message: 'Hour' }))
        : { name: i18n.t({ id: 'figures.day', message: 'Day' }), holds: 'day' },
      ofMoney(i18n.t({ id: 'figures.gross', message: 'Turnover' })),
      ofMoney(i18n.t({ id: 'figures.grossBefore', message: 'Turnover before' })),
      ofCount(i18n.t({ id: 'figures.orders', message: 'Orders' })),
      ofCount(i18n.t({ id: 'figures.ordersBefore', message: 'Orders before' })),
      ...(costed === undefined ? [] : marginColumns(currency, i18n)),
    ],
    rows: points.map(({ at, gross, grossBefore, orders, ordersBefore }) => [
      grain === 'hour' ? pointName(at, grain, i18n.locale) : at,
      gross,
      grossBefore,
      orders,
      ordersBefore,
      ...(costed === undefined ? [] : marginCells(costed.points.find((point) => point.at === at))),
    ]),
  }
}

function marginColumns(currency: string, i18n: I18n): Column[] {
  return [
    { name: i18n.t({ id: 'figures.cost', message: 'Cost of goods' }), holds: { currency } },
    { name: i18n.t({ id: 'figures.margin', message: 'Margin without tax' }), holds: { currency } },
    { name: i18n.t({ id: 'figures.marginShare', message: 'Margin of these sales' }), holds: 'percent' },
    { name: i18n.t({ id: 'figures.covered', message: 'Costs known for' }), holds: 'percent' },
  ]
}

/** Where no cost is known there is no margin, which is not the same as one of nothing. */
function marginCells(sums: CostedSums | undefined): Cell[] {
  if (sums === undefined) return [null, null, null, null]
  const { earned, percent, covered } = marginOf(sums)
  return [earned === null ? null : sums.cost, earned, percent, covered]
}

/** From a look to an order, with who was left behind at each step. */
export function funnelSheet({ funnel }: Pick<Figures, 'funnel'>, i18n: I18n): FigureSheet {
  const rows = funnelOf(Object.fromEntries(funnel.map(({ step, now }) => [step, now])))
  const isEmpty = funnel.every(({ now, before }) => now + before === 0)
  return {
    title: i18n.t({ id: 'figures.funnel', message: 'From a look to an order, step by step' }),
    columns: [
      ofText(i18n.t({ id: 'figures.step', message: 'Step' })),
      ofCount(i18n.t({ id: 'figures.count', message: 'Times' })),
      ofCount(i18n.t({ id: 'figures.countBefore', message: 'Before' })),
      { name: i18n.t({ id: 'figures.reached', message: 'Of the step before' }), holds: 'percent' },
      ofCount(i18n.t({ id: 'figures.left', message: 'Left behind' })),
    ],
    rows: isEmpty
      ? []
      : rows.map(({ step, count, reached, left }) => [
          stepName(step, i18n),
          count,
          funnel.find((row) => row.step === step)?.before ?? 0,
          reached,
          left,
        ]),
  }
}

/** Everything that is a table alone, in its order on the page. */
export function furtherSheets(
  figures: FigureLists,
  currency: string | null,
  i18n: I18n,
): Record<Further, FigureSheet> {
  const product = ofText(i18n.t({ id: 'figures.product', message: 'Product' }))
  const number = ofText(i18n.t({ id: 'figures.number', message: 'Article number' }))
  const units = ofCount(i18n.t({ id: 'figures.units', message: 'Units' }))
  const stock = ofCount(i18n.t({ id: 'figures.stock', message: 'In stock' }))
  const term = ofText(i18n.t({ id: 'figures.term', message: 'Search' }))
  const times = ofCount(i18n.t({ id: 'figures.count', message: 'Times' }))
  const gross: Column[] =
    currency === null
      ? []
      : [{ name: i18n.t({ id: 'figures.gross', message: 'Turnover' }), holds: { currency } }]
  return {
    best: {
      title: i18n.t({ id: 'figures.best', message: 'Best sellers' }),
      columns: [product, number, units, ...gross],
      rows: figures.best.map((row) => [
        row.name,
        row.number,
        row.units,
        ...(currency === null ? [] : [row.gross.find((one) => one.currency === currency)?.amount ?? 0]),
      ]),
    },
    worst: {
      title: i18n.t({ id: 'figures.worst', message: 'Lies on the shelf' }),
      columns: [product, number, units, stock],
      rows: figures.worst.map((row) => [row.name, row.number, row.units, row.stock]),
    },
    ending: {
      title: i18n.t({ id: 'figures.ending', message: 'Stock that ends soon' }),
      columns: [
        product,
        number,
        stock,
        ofCount(i18n.t({ id: 'figures.sold28', message: 'Sold in 28 days' })),
        ofCount(i18n.t({ id: 'figures.daysLeft', message: 'Days left' })),
      ],
      rows: figures.ending.map((row) => [row.name, row.number, row.stock, row.units, row.days]),
    },
    top: {
      title: i18n.t({ id: 'figures.top', message: 'Searches' }),
      columns: [term, times],
      rows: figures.searches.top.map((row) => [row.term, row.count]),
    },
    unanswered: {
      title: i18n.t({ id: 'figures.unanswered', message: 'Searches without an answer' }),
      columns: [term, times],
      rows: figures.searches.unanswered.map((row) => [row.term, row.count]),
    },
    returns: {
      title: i18n.t({ id: 'figures.returns', message: 'Returns by reason' }),
      columns: [
        ofText(i18n.t({ id: 'figures.reason', message: 'Reason' })),
        times,
        ofCount(i18n.t({ id: 'figures.countBefore', message: 'Before' })),
      ],
      rows: figures.returns.map((row) => [reasonName(row.reason, i18n), row.now, row.before]),
    },
    vitals: {
      title: i18n.t({ id: 'figures.vitals', message: 'Loading times' }),
      columns: [
        ofText(i18n.t({ id: 'figures.metric', message: 'Measure' })),
        ofText(i18n.t({ id: 'figures.p75', message: 'Three of four pages at most' })),
        ofCount(i18n.t({ id: 'figures.views', message: 'Measured pages' })),
      ],
      rows: figures.vitals.map(({ metric, p75, views }) => [
        metric,
        metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
        views,
      ]),
    },
  }
}

export type Further = 'best' | 'worst' | 'ending' | 'top' | 'unanswered' | 'returns' | 'vitals'
