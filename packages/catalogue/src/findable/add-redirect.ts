import { type Locale, markets } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { putPageRedirect, wouldLoop } from '../redirects/page-redirect-store.ts'
import { RedirectTarget } from '../redirects/redirect-target.ts'
import { pageExists } from './page-exists.ts'

export type RedirectInput = { locale: Locale; path: string; target: string; status: 301 | 302 }

const PATH = /^\/(?:[a-z0-9-]+\/)+$/

/**
 * Redirects an address, where no page is that it would hide and nobody would be led in a circle. Null when it is done;
 * otherwise the field that is wrong, and why.
 *
 * @see spec §2 "Server-defined redirects"
 */
export async function addRedirect(
  sql: Sql,
  input: RedirectInput,
): Promise<{ field: 'path' | 'target'; reason: string } | null> {
  const { locale, path, target } = input
  const problem = redirectProblem(input)
  if (problem !== null) return problem
  if (await pageExists(sql, markets[locale].language, path))
    return { field: 'path', reason: `There is a page at ${path}: a redirect would hide it.` }
  if (await wouldLoop(sql, locale, path, target))
    return { field: 'target', reason: `${target} leads back to ${path}: nobody would arrive.` }
  await putPageRedirect(sql, input)
  return null
}

/** What is wrong with a redirect by itself, whatever pages there are; null when nothing is. */
export function redirectProblem({
  path,
  target,
}: RedirectInput): { field: 'path' | 'target'; reason: string } | null {
  const checked = v.safeParse(RedirectTarget, target)
  if (!checked.success) return { field: 'target', reason: `"${target}": ${checked.issues[0].message}` }
  return PATH.test(path) ? null : { field: 'path', reason: `"${path}": the path has to look like /sommer/` }
}
