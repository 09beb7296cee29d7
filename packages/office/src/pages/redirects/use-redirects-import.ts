import type { Effect } from '@shop/api-client/office/command-outcome'
import { changeRedirects, type RefusedRedirect } from '@shop/api-client/office/redirect-commands'
import type { Locale } from '@shop/domain/market/markets'
import type { RedirectLine } from '@shop/domain/redirect/redirect-table'
import { useQueryClient } from '@tanstack/react-query'
import { answer, OfficeProblem, run } from '../../client/api.ts'
import { linePartsOf } from '../../client/line-parts.ts'
import { useShop } from '../../client/use-shop.ts'

type Tried = Extract<Effect, { kind: 'redirect' }>
/** A line of the table, and what would become of it. */
export type TriedRedirect = Pick<Tried, 'from' | 'problem'> & { line: RedirectLine }
export type ImportResult = { changed: number; refused: RefusedRedirect[] }

/** How a table of redirects goes to the shop: tried first, then done, in requests that are small enough. */
export function useRedirectsImport(locale: Locale) {
  const { id: shop } = useShop()
  const queries = useQueryClient()

  /** What would become of each line. @throws OfficeProblem */
  async function preview(lines: readonly RedirectLine[]): Promise<TriedRedirect[]> {
    const tried: TriedRedirect[] = []
    for (const part of linePartsOf(lines)) {
      const outcome = await run(shop, changeRedirects, inputOf(locale, part), { mode: 'preview' })
      if (outcome.type !== 'preview') throw new OfficeProblem({ type: 'outcome', outcome })
      const effects = outcome.effects.filter((effect) => effect.kind === 'redirect')
      for (const [index, { from, problem }] of effects.entries()) {
        const line = part[index]
        if (line !== undefined) tried.push({ line, from, problem })
      }
    }
    return tried
  }

  /** Does all of it. What is refused comes back, and holds up nothing else. @throws OfficeProblem */
  async function apply(lines: readonly RedirectLine[]): Promise<ImportResult> {
    const result: ImportResult = { changed: 0, refused: [] }
    try {
      for (const part of linePartsOf(lines)) {
        const { changed, refused } = await answer(shop, changeRedirects, inputOf(locale, part))
        result.changed += changed
        result.refused.push(...refused)
      }
    } finally {
      await queries.invalidateQueries({ queryKey: [shop] })
    }
    return result
  }

  return { preview, apply }
}

function inputOf(locale: Locale, lines: readonly RedirectLine[]) {
  return { locale, lines: lines.map(({ path, target, status }) => ({ path, target, status })) }
}
