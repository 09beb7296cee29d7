import type { Locale } from '@shop/domain/market/markets'
import { outageLog } from '@shop/engine/call/outage-log'
import type { Database } from '@shop/engine/db/database'
import type { Catalogue } from './catalogue.ts'
import { CatalogueKeeper, type KeptShop } from './catalogue-keeper.ts'
import { forgetOldChanges } from './change-feed-store.ts'

/** The catalogues of one brand, one for each locale, kept fresh. */
export type Catalogues = {
  /** The newest state. */
  of: (locale: Locale) => Catalogue
  /** Names of the filters that all locales of the brand share, in alphabetical order. */
  filters: () => readonly string[]
  isFilter: (name: string) => boolean
  /**
   * Tells what changed, after it has been taken in; tags are `product:123`, `category:4`, `catalogue`, and
   * `everything` when it is not known what did.
   * Hands back how to stop listening.
   */
  onChange: (listener: (tags: readonly string[]) => void) => () => void
  /** Takes in what changed since the last time, now. Called by itself about every second. */
  refresh: () => Promise<void>
  close: () => Promise<void>
}

export type CataloguesOptions = {
  /** How often to look for changes; null for never. */
  pollMilliseconds?: number | null
  /** Up to how many products a fresh index is waited for, instead of being made besides. */
  fewProducts?: number
}

const POLL_MILLISECONDS = 1000
const TIDY_MILLISECONDS = 10 * 60 * 1000

/**
 * Reads the products of a shop into memory and keeps them fresh, whoever changes them.
 *
 * @see docs/adr/0010-a-columnar-products-index.md
 */
export async function openCatalogues(
  database: Database,
  shops: readonly KeptShop[],
  { pollMilliseconds = POLL_MILLISECONDS, fewProducts }: CataloguesOptions = {},
): Promise<Catalogues> {
  const keeper = await CatalogueKeeper.open(database, shops, fewProducts)
  const stopPolling = pollMilliseconds === null ? () => undefined : poll(database, keeper, pollMilliseconds)
  return {
    of: (locale) => keeper.of(locale),
    filters: () => keeper.filters(),
    isFilter: (name) => keeper.isFilter(name),
    onChange: (listener) => keeper.onChange(listener),
    refresh: () => keeper.refresh(),
    async close() {
      stopPolling()
      await keeper.close()
    },
  }
}

/** Looks for changes again and again; a failure is told and made up for with the next look. */
function poll({ sql, hasRoom }: Database, keeper: CatalogueKeeper, milliseconds: number): () => void {
  let isStopped = false
  let tidyAt = 0
  let timer: NodeJS.Timeout
  const outages = outageLog('The look for changes of the catalogue')

  async function look() {
    try {
      await keeper.refresh()
      if (Date.now() >= tidyAt && !isStopped && hasRoom()) {
        tidyAt = Date.now() + TIDY_MILLISECONDS
        await forgetOldChanges(sql)
      }
      outages.worked()
    } catch (error) {
      outages.failed(error)
    }
    if (!isStopped) next()
  }
  function next() {
    timer = setTimeout(() => void look(), milliseconds)
    timer.unref()
  }
  next()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
