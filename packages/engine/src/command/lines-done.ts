import type { Effect, LineProblem } from '@shop/api-client/office/command-outcome'
import type { RefusedLine } from '@shop/api-client/office/goods-line-commands'
import type { Done } from './bind-commands.ts'

type Line = Omit<Extract<Effect, { kind: 'line' }>, 'kind' | 'problem'>

/** What became of a line of many; `current` is what it is meanwhile, where somebody was quicker. */
export type LineVerdict =
  | (Line & { problem: null })
  | (Line & { problem: LineProblem; current: number | null; by: string | null })

/** What a command about many lines has done: each of them in the preview, and the log of those that were good. */
export function linesDone(
  verdicts: readonly LineVerdict[],
  object: string | null,
  reason?: string,
): Done<{ changed: number; refused: RefusedLine[] }> {
  const good = verdicts.filter(({ problem }) => problem === null)
  const side = (of: 'from' | 'to') =>
    Object.fromEntries(good.map((line) => [`${line.key} ${line.what}${inPlace(line)}`, line[of] ?? 'none']))
  return {
    answer: {
      changed: good.length,
      refused: verdicts.flatMap((line) =>
        line.problem === null
          ? []
          : [
              {
                key: line.key,
                country: line.country,
                ...(line.currency === undefined ? {} : { currency: line.currency }),
                problem: line.problem,
                current: line.current,
                by: line.by,
              },
            ],
      ),
    },
    object,
    refusedLines: verdicts.length - good.length,
    before: side('from'),
    after: { ...side('to'), ...(reason === undefined ? {} : { reason }) },
    effects: verdicts.map(({ key, what, country, currency, from, to, problem }) => ({
      kind: 'line',
      key,
      what,
      country,
      ...(currency === undefined ? {} : { currency }),
      from,
      to,
      problem,
    })),
  }
}

function inPlace({ country, currency }: Line): string {
  const place = country ?? currency
  return place === undefined ? '' : ` ${place}`
}
