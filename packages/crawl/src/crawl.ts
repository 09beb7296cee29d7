import PQueue from 'p-queue'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { pageProblems } from './page-problems.ts'
import { type PriceNote, priceProblems } from './price-problems.ts'
import { type Found, siteProblems } from './site-problems.ts'
import { sitemapUrls } from './sitemap-urls.ts'
import { structuredData } from './structured-data.ts'

export type CrawlOptions = {
  origin: string
  /** Hosts of locales that live elsewhere: their sitemaps and links belong to the same shop. */
  otherOrigins?: readonly string[]
  /** Every how many-th product page is read; the others are believed to be what the sitemap says. 1 reads all. */
  productStep?: number
  /** Whether links with a search are followed as well: filters and sort orders make ten times as many. */
  followsSearches?: boolean
  /** What has to stand beside prices; without it nobody asks. */
  priceNote?: PriceNote
  /** Requests at a time. */
  atOnce?: number
}

export type Crawl = {
  /** Pages that were read, with what they say of themselves. */
  pages: ReadonlyMap<string, PageFacts>
  /** Addresses besides that were asked for because a page links to them. */
  linked: number
  /** Objects of structured data, by type. */
  types: ReadonlyMap<string, number>
  problems: Found[]
}

/** Who is not signed in is sent to sign in, and back. */
const LOGIN = /^(?:\/[^/?]+)?\/login\/\?redirect=/
/** The pages of a listing are no search. */
const SEARCH = /\?(?!page=\d+$)/

type Answer = { status: number; location: string | null; type: string; text: string }

/** Reads everything that the sitemaps name, follows every link on it once, and says what is wrong. */
export async function crawl({
  origin,
  otherOrigins = [],
  productStep = 1,
  followsSearches = true,
  priceNote,
  atOnce = 8,
}: CrawlOptions): Promise<Crawl> {
  const origins = [origin, ...otherOrigins]
  const urls: string[] = []
  const found: Found[] = []
  for (const one of origins) {
    const map = await sitemapUrls(one, ask)
    urls.push(...map.urls)
    found.push(...map.problems, ...strangers(map.urls, one))
  }
  const known = new Set(urls)
  const pages = new Map<string, PageFacts>()
  const types = new Map<string, number>()
  const linkedFrom = new Map<string, string>()

  const queue = new PQueue({ concurrency: atOnce })
  const read = async (url: string) => {
    const answer = await ask(url)
    if (answer.status !== 200) {
      found.push({ url, problem: `is in the sitemap, and answers ${answer.status}` })
      return
    }
    const facts = pageFacts(answer.text)
    const data = structuredData(facts.jsonLd)
    pages.set(url, facts)
    for (const [type, count] of data.types) types.set(type, (types.get(type) ?? 0) + count)
    const prices = priceNote === undefined ? [] : priceProblems(facts, priceNote)
    for (const problem of [...pageProblems(url, facts), ...prices, ...data.problems])
      found.push({ url, problem })
    for (const link of facts.links) {
      const address = inside(link, url, origins)
      if (address !== null && !linkedFrom.has(address)) linkedFrom.set(address, url)
    }
    for (const address of facts.alternates.values())
      if (!known.has(address)) found.push({ url, problem: `hreflang ${address} is in no sitemap` })
  }
  await queue.addAll(sampled(urls, productStep).map((url) => () => read(url)))

  const others = [...linkedFrom].filter(
    ([address]) => !known.has(address) && (followsSearches || !SEARCH.test(address)),
  )
  const follow = async ([address, url]: [string, string]) => {
    const answer = await ask(address)
    const problem = linkProblem(answer)
    if (problem !== null) found.push({ url, problem: `links to ${address}, which ${problem}` })
  }
  await queue.addAll(others.map((link) => () => follow(link)))
  return { pages, linked: others.length, types, problems: [...found, ...siteProblems(pages)] }
}

/** What is wrong with what a link leads to. A page that is not there has to say so by its status. */
function linkProblem({ status, location, type, text }: Answer): string | null {
  if (location !== null) return LOGIN.test(location) ? null : `moves to ${location}`
  if (status !== 200) return `answers ${status}`
  return type.startsWith('text/html') && text.includes('Page not found:')
    ? 'is an error with status 200'
    : null
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  }
}

/** A sitemap may only name pages of its own host. @see https://www.sitemaps.org/protocol.html#location */
function strangers(urls: readonly string[], origin: string): Found[] {
  return urls
    .filter((url) => new URL(url).origin !== origin)
    .map((url) => ({ url, problem: `is in the sitemap of another host, ${origin}` }))
}

/** Product pages are made by one template: some of them say what all of them are like. */
function sampled(urls: readonly string[], step: number): string[] {
  let products = 0
  return urls.filter((url) => {
    if (!url.includes('/p/')) return true
    products += 1
    return products % step === 0
  })
}

/** The address a link leads to within the shop, without its anchor; null outside. */
function inside(link: string, from: string, origins: readonly string[]): string | null {
  if (link.startsWith('#') || !URL.canParse(link, from)) return null
  const url = new URL(link, from)
  url.hash = ''
  return origins.includes(url.origin) ? url.href : null
}
