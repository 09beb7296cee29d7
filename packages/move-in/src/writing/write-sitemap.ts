import { pageRedirectsAt, redirectName } from '@shop/catalogue/redirects/page-redirect-store'
import type { Finding, Place } from '../records/finding.ts'
import { redirectPath } from '../values/keys.ts'
import { batched } from './run/batched.ts'
import type { Run } from './run/run.ts'
import type { MovedProducts } from './write-products.ts'
import { type LeadingOn, type Target, writeRedirects } from './write-redirects.ts'

/** Addresses that are looked up at once. */
const BATCH = 1000
/** Below these stand texts, whatever they are called: an article on cushions is no category of them. */
const TEXTS = new Set(['blogs', 'blog', 'pages', 'policies', 'tag', 'author', 'page'])

type Taken = { place: Place; address: string }

/**
 * Leads on what only the sitemap of the old shop knows: an address that ends as that of a product or a category does, as
 * `/collections/neu/products/kissen/`. One behind which nothing is found stands in the report, for somebody to decide.
 */
export async function writeSitemap(
  run: Run,
  findings: AsyncIterable<Finding>,
  { leading }: MovedProducts,
): Promise<void> {
  const known = new Set(leading.flatMap(({ path }) => redirectPath(path) ?? []))
  const byEnd = targetsByEnd(run, leading)
  for await (const batch of batched(takenOf(run, findings), BATCH)) {
    const asked = batch.flatMap((one) => {
      const path = redirectPath(one.address)
      return path === null || known.has(path) ? [] : [{ ...one, path }]
    })
    const there = await pageRedirectsAt(
      run.sql,
      asked.flatMap(({ path }) => run.options.redirectLocales.map((locale) => ({ locale, path }))),
    )
    const isLedOn = (path: string) =>
      run.options.redirectLocales.every((locale) => there.has(redirectName({ locale, path })))
    const found: LeadingOn[] = []
    for (const { place, address } of batch) {
      const path = redirectPath(address)
      if (isHome(address) || (path !== null && (known.has(path) || isLedOn(path)))) continue
      const target = path === null ? undefined : byEnd.get(endOf(path))
      if (path !== null && target && !isText(path)) found.push({ place, path, target })
      else run.report.refuse('redirects', { ...place, column: 'loc', what: address, ...NOT_FOUND })
      if (path !== null) known.add(path)
    }
    await writeRedirects(run, found)
  }
}

async function* takenOf({ report }: Run, findings: AsyncIterable<Finding>): AsyncGenerator<Taken> {
  for await (const finding of findings) {
    const found = report.taken('redirects', finding)
    if (found?.record.kind === 'oldAddress') yield { place: found.place, address: found.record.address }
  }
}

const NOT_FOUND = {
  why: 'nothing that was moved in is known to have stood at this address of the sitemap',
  remedy:
    'write it with the page that it shall lead to into a table of redirects (--from csv), or let it end',
}

/** Where addresses lead by how they end; what two of them end with leads nowhere. */
function targetsByEnd({ options }: Run, leading: readonly LeadingOn[]): ReadonlyMap<string, Target | null> {
  const targets = new Map<string, Target | null>()
  for (const { path, target } of leading) {
    const end = endOf(path)
    const before = targets.get(end)
    const isOther = before && before(options.language) !== target(options.language)
    targets.set(end, before === null || isOther ? null : target)
  }
  return targets
}

function endOf(path: string): string {
  const end = path.split('/').findLast((part) => part !== '') ?? ''
  return end.replace(/\.html?$/i, '').toLowerCase()
}

function isText(path: string): boolean {
  return path.split('/').some((part) => TEXTS.has(part))
}

/** Also that of a language: `/`, `/fr/`. */
function isHome(address: string): boolean {
  return URL.canParse(address) && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(new URL(address).pathname)
}
