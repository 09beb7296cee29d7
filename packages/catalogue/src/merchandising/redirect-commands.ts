import type { Change } from '@shop/api-client/office/command-outcome'
import {
  addressRedirects,
  changeRedirects,
  putAddressRedirect,
  removeAddressRedirect,
} from '@shop/api-client/office/redirect-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import { type Locale, markets } from '@shop/domain/market/markets'
import { oldPath } from '@shop/domain/redirect/old-path'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { listedPage } from '@shop/engine/command/listed-page'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import * as v from 'valibot'
import { addRedirect } from '../findable/add-redirect.ts'
import { addRedirects } from '../findable/add-redirects.ts'
import { missingTargets, pageExists } from '../findable/page-exists.ts'
import {
  countRedirects,
  foundRedirects,
  type PageRedirect,
  pageRedirect,
  pageRedirectsAt,
  redirectName,
  removePageRedirect,
} from '../redirects/page-redirect-store.ts'
import { onShelf } from './merchandising-context.ts'

/** How far back tables are read for whoever changed an address with one. */
const TABLES_BACK = 20

/** Addresses without a page that lead elsewhere, for the office and the command line. @see spec §2 "Server-defined redirects" */
export const REDIRECT_COMMANDS = [
  onShelf(addressRedirects)(async ({ locale, words, ...asked }, { sql }) => {
    const { items, next } = await listedPage<PageRedirect & { path: string }, [string]>(asked, {
      place: v.tuple([v.string()]),
      first: [''],
      rowsAfter: ([after], limit) => foundRedirects(sql, { locale, words, after }, limit),
      placeOfRow: ({ path }) => [path],
    })
    const missing = await missingTargets(
      sql,
      markets[locale].language,
      items.map(({ target }) => target),
    )
    const redirects = items.map((item) => ({ ...item, leadsNowhere: missing.has(item.target) }))
    const total = await countRedirects(sql, { locale, words })
    return { answer: { redirects, next, total }, object: null }
  }),

  onShelf(putAddressRedirect, {
    version: ({ was = null, ...place }, { sql }) => redirectVersion(sql, place, was),
  })(async ({ locale, path, target, status }, { sql }) => {
    const before = await pageRedirect(sql, locale, path)
    const problem = await addRedirect(sql, { locale, path, target, status })
    if (problem !== null) throw new CommandRefusal(problem.reason, 'redirectWrong', { problem: problem.kind })
    const leadsNowhere = !(await pageExists(sql, markets[locale].language, target))
    return {
      answer: { path, target, status, leadsNowhere },
      object: addressObject(locale, path),
      before,
      after: { target, status },
      undo: before
        ? undoBy(putAddressRedirect, { locale, path, ...before, was: { target, status } })
        : undoBy(removeAddressRedirect, { locale, path, was: { target, status } }),
    }
  }),

  onShelf(removeAddressRedirect, {
    version: ({ was, ...place }, { sql }) => redirectVersion(sql, place, was),
  })(async ({ locale, path }, { sql }) => {
    const before = await pageRedirect(sql, locale, path)
    if (!(await removePageRedirect(sql, locale, path)))
      throw new CommandRefusal(`${locale}  ${path}: leads nowhere as it is.`, 'wordsUnknown', { words: path })
    return {
      answer: { path },
      object: addressObject(locale, path),
      before,
      undo: before && undoBy(putAddressRedirect, { locale, path, ...before, was: null }),
    }
  }),

  onShelf(changeRedirects)(async ({ locale, lines }, { sql }) => {
    const known = await pageRedirectsAt(
      sql,
      lines.map(({ path }) => ({ locale, path })),
    )
    const results = await addRedirects(
      sql,
      lines.map((line) => ({ locale, ...line })),
    )
    const told = lines.map((line, index) => {
      const result = results[index] ?? 'unchanged'
      return {
        ...line,
        from: known.get(redirectName({ locale, path: line.path }))?.target ?? null,
        problem: typeof result === 'string' ? null : result.kind,
        isChanged: result === 'created' || result === 'changed',
      }
    })
    const changed = told.filter(({ isChanged }) => isChanged)
    return {
      answer: {
        changed: changed.length,
        unchanged: told.filter(({ isChanged, problem }) => !isChanged && problem === null).length,
        refused: told.flatMap(({ path, target, problem }) =>
          problem === null ? [] : [{ path, target, problem }],
        ),
      },
      object: tableObject(locale),
      before: Object.fromEntries(changed.map(({ path, from }) => [path, from ?? 'none'])),
      after: Object.fromEntries(changed.map(({ path, target }) => [path, target])),
      effects: told.map(({ path, target: to, from, problem }) => ({
        kind: 'redirect',
        path,
        from,
        to,
        problem,
      })),
    }
  }),
]

/**
 * What is on the screen is all there is to see: whoever wrote the same is in nobody's way.
 *
 * @param was what was there; undefined for who does not say
 */
async function redirectVersion(
  sql: Sql,
  { locale, path }: { locale: Locale; path: string },
  was: PageRedirect | null | undefined,
): Promise<Versioned> {
  await takeTurn(sql, redirectName({ locale, path }))
  if (was === undefined || isSame(await pageRedirect(sql, locale, path), was))
    return { version: 0, changes: [] }
  return { version: 1, changes: await lastChanges(sql, locale, path) }
}

/** Who has changed where an address leads last: by itself, or with a table. */
async function lastChanges(sql: Sql, locale: Locale, path: string): Promise<Change[]> {
  const entriesOf = (object: string, limit: number) =>
    logEntries(sql, { object, before: null, withReads: false, limit })
  const own = await entriesOf(addressObject(locale, path), 1)
  const tables = (await entriesOf(tableObject(locale), TABLES_BACK)).filter(({ after }) =>
    Object.keys(after ?? {}).some((named) => oldPath(named) === path),
  )
  const [last] = [...own, ...tables].toSorted((one, other) => other.id - one.id)
  return last === undefined ? [] : [{ at: last.at.toISOString(), by: last.by, what: last.command }]
}

function tableObject(locale: Locale): string {
  return `redirects:${locale}`
}

function addressObject(locale: Locale, path: string): string {
  return `redirect:${locale}${path}`
}
