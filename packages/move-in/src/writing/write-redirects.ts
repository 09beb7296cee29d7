import { addRedirects } from '@shop/catalogue/findable/add-redirects'
import { pageRedirectsAt, redirectName } from '@shop/catalogue/redirects/page-redirect-store'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/sql'
import type { Finding, Place } from '../records/finding.ts'
import { redirectPath } from '../values/keys.ts'
import { movedBefore, rememberTargets } from './run/moved-in-store.ts'
import type { Run } from './run/run.ts'
import { within } from './run/within.ts'
import type { MovedProducts } from './write-products.ts'

/** Where something is in the shop of a language. */
export type Target = (language: Language) => string
/** An old address, and where it leads. */
export type LeadingOn = { place: Place; path: string; target: Target }

/** Redirects of one transaction. */
const BATCH = 1000

/** Leads old addresses on, in every shop at whose addresses the old one stood. One that was set here otherwise stays. */
export async function writeRedirects(run: Run, leading: readonly LeadingOn[]): Promise<void> {
  const rows = leading.flatMap((one) => {
    const path = redirectPath(one.path)
    if (path !== null)
      return (
        run.options.redirectLocales
          .map((locale) => ({ ...one, path, locale }))
          // What stands here where it stood there needs none.
          .filter(({ locale }) => one.target(markets[locale].language) !== path)
      )
    run.report.refuse('redirects', {
      ...one.place,
      column: 'address',
      what: one.path,
      why: 'no redirect can stand at this address: it is a home page, its query does not say which page it was, or it has characters such as % and +',
      remedy: 'lead it on in the web server or the CDN in front of the shop',
    })
    return []
  })
  for (let at = 0; at < rows.length; at += BATCH) await writeBatch(run, rows.slice(at, at + BATCH))
}

type Row = LeadingOn & { locale: Locale }

async function writeBatch(run: Run, batch: readonly Row[]): Promise<void> {
  await within(run, async (sql) => {
    const rows = await rowsToWrite(run, sql, batch)
    const inputs = rows.map(({ path, target, locale }) => ({
      locale,
      path,
      target: target(markets[locale].language),
      status: 301 as const,
    }))
    const results = await addRedirects(sql, inputs)
    for (const [at, result] of results.entries()) {
      if (typeof result === 'string') run.report.count('redirects', result)
      else
        run.report.refuse('redirects', {
          ...(rows[at]?.place ?? { file: '', line: 0 }),
          column: 'address',
          what: rows[at]?.path ?? '',
          why: result.reason,
          remedy: 'decide which page the address shall lead to: "redirects add" of the command line sets it',
        })
    }
    const written = inputs.filter((_, at) => typeof results[at] === 'string')
    await rememberTargets(
      sql,
      run.options.source,
      written.map((input) => ({ oldId: movedName(input), newId: input.target })),
      run.options.now,
    )
  })
}

/** Redirects that were set anew here, or taken out, stay as they are; the others follow the old shop. */
async function rowsToWrite({ options, report }: Run, sql: Sql, batch: readonly Row[]): Promise<Row[]> {
  const there = await pageRedirectsAt(sql, batch)
  const name = { source: options.source, kind: 'redirect' as const }
  const before = await movedBefore(sql, name, batch.map(movedName))
  return batch.filter((row) => {
    const said = row.target(markets[row.locale].language)
    const [is, was] = [there.get(redirectName(row))?.target, before.get(movedName(row))?.newId]
    if (is === said || is === was) return true
    report.count('redirects', 'unchanged')
    // What was said before again is no news.
    if (was !== said) report.keep({ ...row.place, what: row.path, field: 'redirect', said })
    return false
  })
}

function movedName({ locale, path }: Pick<Row, 'locale' | 'path'>): string {
  return `${locale} ${path}`
}

/** Redirects that the old shop had itself: one that ended at a page of it goes straight to where that page is now. */
export async function writeOldRedirects(
  run: Run,
  findings: AsyncIterable<Finding>,
  { leading, targets }: MovedProducts,
): Promise<void> {
  const byAddress = new Map(leading.map((one) => [redirectPath(one.path) ?? one.path, one.target]))
  const old: LeadingOn[] = []
  for await (const finding of findings) {
    const found = run.report.taken('redirects', finding)
    if (found?.record.kind !== 'redirect') continue
    const { place } = found
    const { path, target: aim } = found.record
    const target =
      aim.to === 'product' ? targets.get(aim.oldId) : byAddress.get(redirectPath(aim.address) ?? aim.address)
    if (target !== undefined) old.push({ place, path, target })
    else if (aim.to === 'address') old.push({ place, path, target: () => ownTarget(aim.address) })
    else run.report.refuse('redirects', { ...place, ...NOT_MOVED[aim.to], what: path })
  }
  await writeRedirects(run, old)
}

const NOT_MOVED = {
  product: {
    column: 'id',
    why: 'the product that the address belongs to is not among those that were moved in',
    remedy: 'name the file of the products in the same command, with this one',
  },
  category: {
    column: 'category',
    why: 'no product that was moved in is in the category that the address belongs to',
    remedy: 'let the address end, or lead it on with a table of redirects (--from csv)',
  },
}

/** A target outside stays; one in the old shop is written as addresses of this one are. */
function ownTarget(target: string): string {
  return /^https?:/.test(target) ? target : (redirectPath(target) ?? target)
}
