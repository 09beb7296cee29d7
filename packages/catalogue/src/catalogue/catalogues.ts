import type { Locale } from '@shop/domain/market/markets'
import { outageLog } from '@shop/engine/call/outage-log'
import type { Database } from '@shop/engine/db/database'
import type { Catalogue } from './catalogue.ts'
import { CatalogueKeeper, type KeeperOptions, type KeptShop } from './catalogue-keeper.ts'
import { forgetOldChanges } from './change-feed-store.ts'

/** The catalogues of one brand, one for each locale, kept fresh. */
export type Catalogues = {
  /** The newest state. */
  of: (locale: Locale) => Catalogue
  /** Names of the filters that all locales of the brand share, in alphabetical order. */
  filters: () => readonly string[]
  isFilter: (name: string) => boolean
  /**
   * Notifies of changes once they are visible; tags are `product:123`, `category:4`, `catalogue`, and `everything` when
   * the extent is unknown. Returns the function that unsubscribes.
   */
  onChange: (listener: (tags: readonly string[]) => void) => () => void
  /** Applies the changes since the last time. Happens by itself about every second. */
  refresh: () => Promise<void>
  /** When that was done last. */
  readAt: () => Date
  close: () => Promise<void>
}

export type CataloguesOptions = KeeperOptions & {
  /** How often to look for changes; null for never. */
  pollMilliseconds?: number | null
}

const POLL_MILLISECONDS = 1000
/** On a server other processes write as well, and what they change is seen by all within a second. */
const SERVER_POLL_MILLISECONDS = 500
const TIDY_MILLISECONDS = 10 * 60 * 1000

/**
 * Reads the products of a shop into memory and keeps them up to date with the database.
 *
 * @see docs/adr/0010-a-columnar-products-index.md
 */
export async function openCatalogues(
  database: Database,
  shops: readonly KeptShop[],
  { pollMilliseconds = usualPoll(database), ...options }: CataloguesOptions = {},
): Promise<Catalogues> {
  const keeper = await CatalogueKeeper.open(database, shops, options)
  let readAt = new Date()
  const refresh = async () => {
    await keeper.refresh()
    readAt = new Date()
  }
  const stopPolling = pollMilliseconds === null ? () => undefined : poll(database, refresh, pollMilliseconds)
  return {
    of: (locale) => keeper.of(locale),
    filters: () => keeper.filters(),
    isFilter: (name) => keeper.isFilter(name),
    onChange: (listener) => keeper.onChange(listener),
    refresh,
    readAt: () => readAt,
    async close() {
      stopPolling()
      await keeper.close()
    },
  }
}

function usualPoll({ kind }: Database): number {
  return kind === 'server' ? SERVER_POLL_MILLISECONDS : POLL_MILLISECONDS
}

/** Polls for changes; a failure is logged and made up for by the next poll. */
function poll({ sql, hasRoom }: Database, refresh: () => Promise<void>, milliseconds: number): () => void {
  let isStopped = false
  let tidyAt = 0
  let timer: NodeJS.Timeout
  const outages = outageLog('The look for changes of the catalogue')

  async function look() {
    try {
      await refresh()
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
