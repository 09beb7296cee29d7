import { isOwnPage } from '@shop/domain/link/own-pages'
import { markets } from '@shop/domain/market/markets'
import { hasOldQuery } from '@shop/domain/redirect/old-query'
import type { Sql } from '@shop/engine/db/sql'
import {
  isByQuery,
  pageRedirectsAt,
  putPageRedirects,
  redirectName,
} from '../redirects/page-redirect-store.ts'
import {
  addRedirect,
  hidesPage,
  type RedirectInput,
  redirectProblem,
  type WrongRedirect,
} from './add-redirect.ts'
import { storiesAt } from './moved-address-store.ts'
import { categoryPaths } from './page-exists.ts'

/** Where the pages of products are. */
const PRODUCTS = '/p/'

/** What became of a redirect: written, there already as it is, or why it cannot be. */
export type AddedRedirect = 'created' | 'changed' | 'unchanged' | WrongRedirect

/**
 * Many redirects at once, each under the rules of `addRedirect`; what pages and redirects there are is asked once. One
 * whose target leads on itself, or may by its query, is added by itself, as it might lead back, and one that stands where
 * products do.
 */
export async function addRedirects(sql: Sql, inputs: readonly RedirectInput[]): Promise<AddedRedirect[]> {
  const known = await knownAddresses(sql, inputs)
  const results: AddedRedirect[] = []
  const fresh = new Map<string, RedirectInput>()
  for (const input of inputs) {
    const name = redirectName(input)
    const before = fresh.get(name) ?? known.redirects.get(name)
    const [target = ''] = input.target.split('?')
    if (before?.target === input.target && before.status === input.status) results.push('unchanged')
    else if (
      (input.path.startsWith(PRODUCTS) && !isByQuery(input.path)) ||
      hasOldQuery(input.target) ||
      known.leadsOn(input, target) ||
      fresh.has(redirectName({ ...input, path: target }))
    ) {
      // It is judged by what is written, which those before it have to be.
      await putPageRedirects(sql, [...fresh.values()])
      for (const [written, redirect] of fresh) known.redirects.set(written, redirect)
      fresh.clear()
      const added = await addedAlone(sql, input, before !== undefined)
      if (typeof added === 'string') known.redirects.set(name, input)
      results.push(added)
    } else {
      const problem = redirectProblem(input) ?? known.hidden(input)
      if (problem === null) fresh.set(name, input)
      results.push(problem ?? (before === undefined ? 'created' : 'changed'))
    }
  }
  await putPageRedirects(sql, [...fresh.values()])
  return results
}

async function addedAlone(sql: Sql, input: RedirectInput, isKnown: boolean): Promise<AddedRedirect> {
  return (await addRedirect(sql, input)) ?? (isKnown ? 'changed' : 'created')
}

async function knownAddresses(sql: Sql, inputs: readonly RedirectInput[]) {
  const paths = [...new Set(inputs.map(({ path }) => path))]
  const redirects = await pageRedirectsAt(
    sql,
    inputs.flatMap(({ locale, path, target }) => [
      { locale, path },
      { locale, path: target.split('?')[0] ?? '' },
    ]),
  )
  const stories = await storiesAt(sql, paths)
  const categories = await categoryPaths(sql)
  return {
    redirects,
    leadsOn: ({ locale, path }: RedirectInput, target: string) =>
      target === path || redirects.has(redirectName({ locale, path: target })),
    hidden: ({ locale, path }: RedirectInput) =>
      !isByQuery(path) &&
      (isOwnPage(path) || categories.has(path) || stories.has(`${markets[locale].language} ${path}`))
        ? hidesPage(path)
        : null,
  }
}
