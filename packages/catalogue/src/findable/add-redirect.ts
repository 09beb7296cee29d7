import type { RedirectProblem } from '@shop/api-client/office/command-outcome'
import { type Locale, markets } from '@shop/domain/market/markets'
import { isOldPath } from '@shop/domain/redirect/old-path'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { isByQuery, putPageRedirect, wouldLoop } from '../redirects/page-redirect-store.ts'
import { isHttps, RedirectTarget } from '../redirects/redirect-target.ts'
import { pageExists } from './page-exists.ts'

export type RedirectInput = { locale: Locale; path: string; target: string; status: 301 | 302 }

/** Which field is wrong, why, and the same in one word for who says it in another language. */
export type WrongRedirect = { field: 'path' | 'target'; kind: RedirectProblem; reason: string }

/**
 * Redirects an address, where no page is that it would hide and nobody would be led in a circle. Null when it is done;
 * otherwise the field that is wrong, and why.
 *
 * @see spec §2 "Server-defined redirects"
 */
export async function addRedirect(sql: Sql, input: RedirectInput): Promise<WrongRedirect | null> {
  const { locale, path, target } = input
  const problem = redirectProblem(input)
  if (problem !== null) return problem
  if (!isByQuery(path) && (await pageExists(sql, markets[locale].language, path))) return hidesPage(path)
  if (await wouldLoop(sql, locale, path, target))
    return {
      field: 'target',
      kind: 'circle',
      reason: `${target} leads back to ${path}: nobody would arrive.`,
    }
  await putPageRedirect(sql, input)
  return null
}

/** What is wrong with a redirect by itself, whatever pages there are; null when nothing is. */
export function redirectProblem({ path, target }: RedirectInput): WrongRedirect | null {
  const checked = v.safeParse(RedirectTarget, target)
  if (!checked.success)
    return { field: 'target', kind: 'target', reason: `"${target}": ${checked.issues[0].message}` }
  if (isByQuery(path) && isHttps(target))
    return {
      field: 'target',
      kind: 'target',
      reason: `"${target}": an address with a query leads to a page of this shop, and to no other host`,
    }
  return isOldPath(path)
    ? null
    : {
        field: 'path',
        kind: 'path',
        reason: `"${path}": the path has to look like /sommer/, or like /sommer.html/ for a file, in small letters; of a query it holds what says which page it was, as /?p=12`,
      }
}

/** What is said of an address at which a page is. */
export function hidesPage(path: string): WrongRedirect {
  return {
    field: 'path',
    kind: 'page',
    reason: `There is a page at ${path}: a redirect would hide it.`,
  }
}
