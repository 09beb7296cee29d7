import type { CountedStep } from '@shop/domain/figures/funnel'
import { localHour } from '@shop/domain/figures/period'
import { countedTerm } from '@shop/domain/figures/search-term'
import { PAGES } from '@shop/domain/link/pages'
import { type Locale, markets } from '@shop/domain/market/markets'
import { outageLog } from '@shop/engine/call/outage-log'
import type { Database } from '@shop/engine/db/database'
import { LRUCache } from 'lru-cache'
import { addFacts, addSearches, type SearchCount } from './fact-store.ts'

const FLUSH_MILLISECONDS = 5_000
/** Terms that wait at most: whoever types nonsense without end fills no memory, and no table. */
const MOST_TERMS = 500
const HOUR_MS = 60 * 60 * 1000
const MOST_ANSWERS = 2_000

/** What a process counts, without any person: nothing is known of who did it, before and after it is written. */
export type Counts = {
  step: (locale: Locale, step: CountedStep) => void
  /** A page that somebody has opened: its path in the shop, and what stands behind the question mark. */
  page: (locale: Locale, path: string, query: URLSearchParams) => void
  /** Writes what is counted so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

type CountsOptions = {
  database: Database
  now: () => Date
  /** Whether a search finds something, or leads somewhere. */
  isAnswered: (locale: Locale, term: string) => Promise<boolean>
  /** Write by itself; tests call `flush`. */
  isOn: boolean
}

/**
 * Counts in memory and adds it to the database every few seconds, so that a page costs an addition in memory and no
 * statement. Processes add to the same rows. A process that dies loses what it counted since the last time, and what
 * could not be written waits for the next.
 */
export function openCounts({ database, now, isAnswered, isOn }: CountsOptions): Counts {
  const facts = new Map<string, number>()
  const terms = new Map<string, number>()
  const answers = new LRUCache<string, boolean>({ max: MOST_ANSWERS, ttl: HOUR_MS })
  const outages = outageLog('Counting')
  let flushing: Promise<void> = Promise.resolve()

  function step(locale: Locale, fact: CountedStep): void {
    const hour = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS
    add(facts, `${hour} ${locale} ${fact}`, 1)
  }

  function search(locale: Locale, typed: string): void {
    const term = countedTerm(typed)
    if (term === null) return
    const key = `${localHour(now(), markets[locale].timezone).day} ${locale} ${term}`
    if (terms.size < MOST_TERMS || terms.has(key)) add(terms, key, 1)
  }

  async function write(): Promise<void> {
    const [written, searched] = [new Map(facts), new Map(terms)]
    facts.clear()
    terms.clear()
    try {
      const searches: SearchCount[] = []
      for (const [key, count] of searched) searches.push(await searchCount(key, count))
      await database.transaction(async (sql) => {
        await addFacts(
          sql,
          Array.from(written, ([key, count]) => factCount(key, count)),
        )
        await addSearches(sql, searches)
      })
    } catch (problem) {
      for (const [key, count] of written) add(facts, key, count)
      for (const [key, count] of searched) add(terms, key, count)
      throw problem
    }
  }

  async function searchCount(key: string, count: number): Promise<SearchCount> {
    const { day, locale, term } = termOf(key)
    const known = `${locale} ${term}`
    const found = answers.get(known) ?? (await isAnswered(locale, term))
    answers.set(known, found)
    return { day, locale, term, count, unanswered: found ? 0 : count }
  }

  function flush(): Promise<void> {
    const next = flushing.then(() => (facts.size + terms.size === 0 ? undefined : write()))
    flushing = next.catch(() => undefined)
    return next
  }

  const timer = isOn
    ? setInterval(() => {
        if (database.hasRoom()) void flush().then(outages.worked, outages.failed)
      }, FLUSH_MILLISECONDS)
    : null
  timer?.unref()

  return {
    step,
    page(locale, path, query) {
      if (path.startsWith(PRODUCT)) step(locale, 'product')
      else if (path === PAGES.checkout.path && query.size === 0) step(locale, 'checkout')
      else if (path === PAGES.search.path) search(locale, query.get('q') ?? '')
    },
    flush,
    async close() {
      if (timer !== null) clearInterval(timer)
      await flush().catch(outages.failed)
    },
  }
}

const PRODUCT = PAGES.product.path.replace(/\$.*$/, '')

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function factCount(key: string, count: number) {
  const [hour = '', locale = '', fact = ''] = key.split(' ')
  return { hour: new Date(Number(hour)), locale, fact, count }
}

function termOf(key: string) {
  const [day = '', locale = '', ...words] = key.split(' ')
  return { day, locale: locale as Locale, term: words.join(' ') }
}
