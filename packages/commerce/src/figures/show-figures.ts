import {
  type FigureLists,
  type FigureSums,
  type Figures,
  RETURN_REASONS,
  showFigureLists,
  showFigures,
} from '@shop/api-client/office/figure-commands'
import { FUNNEL_STEPS } from '@shop/domain/figures/funnel'
import {
  addDays,
  daysIn,
  hoursOf,
  listedDays,
  localHour,
  type Period,
  periodBefore,
  spanBefore,
  spanOf,
} from '@shop/domain/figures/period'
import { daysLeft } from '@shop/domain/figures/stock-range'
import { isLocale, LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { mayRun } from '@shop/engine/command/actor'
import { onOrder } from '@shop/sales/office/office-context'
import { costFigures } from './cost-figures.ts'
import {
  type Asked,
  bestSellers,
  costsOf,
  endingStock,
  factsOf,
  returnsOf,
  type SalesRow,
  salesOf,
  searchesOf,
  vitalsOf,
  worstSellers,
} from './figures-store.ts'
import { inventedDays } from './invented-figures-store.ts'
import { sumSales } from './sales-sums-store.ts'

/**
 * The figures of a time beside the time before, from what the engine has written anyway and what it has counted without
 * anybody. Orders of the last seconds are summed up first.
 */
export const FIGURE_COMMANDS = [
  onOrder(showFigures)(async ({ locale, ...period }, { sql, now, shopOf, actor }) => {
    const asked = await askedFor({ locale, period }, { now, shopOf })
    const { timezone } = asked
    await sumSales(sql)
    const sales = await salesOf(sql, asked)
    const today = localHour(now, timezone).day
    const invented = await inventedDays(sql)
    const series = seriesOf(sales, period, asked)
    const answer: Figures = {
      timezone,
      before: periodBefore(period),
      isRunning: today >= period.from && today <= period.to,
      grain: asked.grain,
      money: moneyOf(sales),
      series,
      costs: mayRun(actor, 'costs.read') ? costFigures(await costsOf(sql, asked), series) : null,
      funnel: funnelRows(await factsOf(sql, asked), sales),
      inventedUntil: invented !== null && invented >= periodBefore(period).from ? invented : null,
    }
    return { answer, object: null }
  }),

  // Apart from the sums, which are there at once: these go through every variant that was sold or lies on a shelf.
  onOrder(showFigureLists)(async ({ locale, ...period }, { sql, now, shopOf }) => {
    const asked = await askedFor({ locale, period }, { now, shopOf })
    await sumSales(sql)
    const searches = await searchesOf(sql, period, asked)
    const answer: FigureLists = {
      searches: {
        top: searches.top.map(({ term, count }) => ({ term, count })),
        unanswered: searches.unanswered.map(({ term, unanswered }) => ({ term, count: unanswered })),
      },
      best: await bestSellers(sql, asked),
      worst: await worstSellers(sql, asked),
      ending: (await endingStock(sql, now)).map((row) => ({
        ...row,
        days: daysLeft(row.stock, row.units) ?? 0,
      })),
      returns: reasonRows(await returnsOf(sql, asked)),
      vitals: await vitalsOf(sql, asked),
    }
    return { answer, object: null }
  }),
]

async function askedFor(
  { locale, period }: { locale: Locale | null; period: Period },
  { now, shopOf }: { now: Date; shopOf: (locale: Locale) => Promise<unknown> },
): Promise<Asked> {
  const timezone = await timezoneOf(locale, async (one) => (await shopOf(one)) !== null)
  return {
    now: spanOf(period, timezone),
    before: spanBefore(period, timezone, now),
    locale,
    timezone,
    grain: daysIn(period) === 1 ? 'hour' : 'day',
  }
}

/** The zone of a locale; of all together that of the shop's first. */
async function timezoneOf(
  locale: Locale | null,
  isSold: (locale: Locale) => Promise<boolean>,
): Promise<string> {
  if (locale !== null) return markets[locale].timezone
  for (const one of LOCALES) if (isLocale(one) && (await isSold(one))) return markets[one].timezone
  return markets['de-de'].timezone
}

const NONE: FigureSums = { orders: 0, gross: 0, net: 0, returned: 0 }

function moneyOf(sales: readonly SalesRow[]): Figures['money'] {
  return currenciesOf(sales).map((currency) => {
    const rows = sales.filter((row) => row.currency === currency)
    return {
      currency,
      now: summed(rows.filter(({ part }) => part === 'now')),
      before: summed(rows.filter(({ part }) => part === 'before')),
    }
  })
}

function summed(rows: readonly SalesRow[]): FigureSums {
  return rows.reduce(
    (sums, { orders, gross, tax, returned }) => ({
      orders: sums.orders + orders,
      gross: sums.gross + gross,
      net: sums.net + gross - tax,
      returned: sums.returned + returned,
    }),
    NONE,
  )
}

/** Days beside those as far into the time before; hours beside the same hour of the clock. */
function seriesOf(sales: readonly SalesRow[], period: Period, { grain, timezone }: Asked): Figures['series'] {
  const places =
    grain === 'day'
      ? listedDays(period).map((day) => ({ at: day, earlier: addDays(day, -daysIn(period)) }))
      : clockHours(period.from, timezone).map((hour) => ({ at: hour, earlier: hour }))
  const sums = new Map(sales.map((row) => [`${row.part} ${row.bucket} ${row.currency}`, row]))
  return currenciesOf(sales).map((currency) => ({
    currency,
    points: places.map(({ at, earlier }) => {
      const now = sums.get(`now ${at} ${currency}`)
      const before = sums.get(`before ${earlier} ${currency}`)
      return {
        at,
        gross: now?.gross ?? 0,
        orders: now?.orders ?? 0,
        grossBefore: before?.gross ?? 0,
        ordersBefore: before?.orders ?? 0,
      }
    }),
  }))
}

function clockHours(day: string, timezone: string): string[] {
  return [...new Set(hoursOf(day, timezone).map(({ hour }) => String(hour).padStart(2, '0')))]
}

type Facts = Awaited<ReturnType<typeof factsOf>>

function funnelRows(facts: Facts, sales: readonly SalesRow[]): Figures['funnel'] {
  const countOf = (step: string, part: string) =>
    step === 'order'
      ? sales.reduce((sum, row) => sum + (row.part === part ? row.orders : 0), 0)
      : (facts.find((row) => row.fact === step && row.part === part)?.count ?? 0)
  return FUNNEL_STEPS.map((step) => ({ step, now: countOf(step, 'now'), before: countOf(step, 'before') }))
}

type Reasons = Awaited<ReturnType<typeof returnsOf>>

function reasonRows(rows: Reasons): FigureLists['returns'] {
  const countOf = (reason: string, part: string) =>
    rows.find((row) => row.reason === reason && row.part === part)?.count ?? 0
  return RETURN_REASONS.map((reason) => ({
    reason,
    now: countOf(reason, 'now'),
    before: countOf(reason, 'before'),
  })).filter(({ now, before }) => now + before > 0)
}

/** Those that have sums, in a lasting order. */
function currenciesOf(sales: readonly SalesRow[]): string[] {
  return [...new Set(sales.map(({ currency }) => currency))].toSorted((one, other) =>
    other.localeCompare(one, 'en'),
  )
}
