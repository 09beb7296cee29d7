import type { Figures } from '@shop/api-client/office/figure-commands'
import type { CostedSums } from '@shop/domain/figures/margin'
import type { CostRow } from './figures-store.ts'

const NONE: CostedSums = { gross: 0, costedGross: 0, costedNet: 0, cost: 0 }

/** What goods have cost beside the turnover, in the same places as its course. */
export function costFigures(
  rows: readonly CostRow[],
  series: Figures['series'],
): NonNullable<Figures['costs']> {
  return series.map(({ currency, points }) => {
    const own = rows.filter((row) => row.currency === currency)
    return {
      currency,
      now: summed(own.filter(({ part }) => part === 'now')),
      before: summed(own.filter(({ part }) => part === 'before')),
      points: points.map(({ at }) => ({
        at,
        ...summed(own.filter(({ part, bucket }) => part === 'now' && bucket === at)),
      })),
    }
  })
}

function summed(rows: readonly CostRow[]): CostedSums {
  return rows.reduce(
    (sums, { gross, costedGross, costedNet, cost }) => ({
      gross: sums.gross + gross,
      costedGross: sums.costedGross + costedGross,
      costedNet: sums.costedNet + costedNet,
      cost: sums.cost + cost,
    }),
    NONE,
  )
}
