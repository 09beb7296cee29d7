import type { Locale } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { changes } from '../db/schema/system.ts'
import type { Catalogue } from './catalogue.ts'
import { CatalogueSnapshot, type Stored } from './catalogue-snapshot.ts'
import { openChangeReader } from './change-feed.ts'
import { loadCategories, loadStoredProducts, productIds } from './stored-catalogue.ts'

/** The catalogues of one brand, one for each locale, kept fresh. */
export type Catalogues = {
  /** The newest snapshot; a request keeps the one it began with. */
  of: (locale: Locale) => Catalogue
  /**
   * Tells what changed, after the snapshots have taken it in; tags are `product:123`, `category:4` and `catalogue`.
   * Hands back how to stop listening.
   */
  onChange: (listener: (tags: readonly string[]) => void) => () => void
  /** Takes in what changed since the last time, now. Called by itself about every second. */
  refresh: () => Promise<void>
  close: () => Promise<void>
}

const POLL_MILLISECONDS = 1000
const CHANGES_ARE_KEPT_MILLISECONDS = 60 * 60 * 1000

/** Loads the catalogue into memory and keeps it fresh, whoever changes it. */
export async function openCatalogues(
  database: Database,
  shops: readonly Pick<Shop, 'locale'>[],
  { pollMilliseconds = POLL_MILLISECONDS }: { pollMilliseconds?: number | null } = {},
): Promise<Catalogues> {
  const { sql } = database
  const reader = await openChangeReader(sql)
  const listeners = new Set<(tags: readonly string[]) => void>()
  let stored: Stored = {
    version: 1,
    categories: await loadCategories(sql),
    products: new Map((await loadStoredProducts(sql, await productIds(sql))).map((row) => [row.id, row])),
  }
  const snapshots = new Map(shops.map(({ locale }) => [locale, new CatalogueSnapshot(locale, stored, null)]))
  // Kept until they were taken in: a refresh that fails half-way is made up for by the next.
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  async function takeIn() {
    for (const tag of await reader.read()) pending.add(tag)
    if (pending.size === 0) return
    const tags = [...pending]
    const changed = new Set(idsOf(tags, 'product'))
    const isTreeChanged = idsOf(tags, 'category').length > 0
    const before = stored
    const products = new Map(before.products)
    for (const id of changed) products.delete(id)
    for (const row of await loadStoredProducts(sql, [...changed])) products.set(row.id, row)
    stored = {
      version: before.version + 1,
      categories: isTreeChanged ? await loadCategories(sql) : before.categories,
      products,
    }
    pending.clear()
    for (const [locale, snapshot] of snapshots)
      snapshots.set(
        locale,
        new CatalogueSnapshot(locale, stored, isTreeChanged ? null : { snapshot, changed }),
      )

    const told = [
      ...new Set([...tags, ...placesOf(before, changed), ...placesOf(stored, changed), 'catalogue']),
    ]
    for (const listener of listeners) listener(told)
  }

  function refresh(): Promise<void> {
    const next = running.then(() => (isClosed ? undefined : takeIn()))
    running = next.catch(() => undefined)
    return next
  }

  function poll(milliseconds: number) {
    timer = setTimeout(async () => {
      await refresh().catch((error: unknown) => console.error('The catalogue could not be refreshed.', error))
      if (!isClosed) poll(milliseconds)
    }, milliseconds)
    timer.unref()
  }

  await sql.delete(changes).where(lt(changes.at, new Date(Date.now() - CHANGES_ARE_KEPT_MILLISECONDS)))
  if (pollMilliseconds !== null) poll(pollMilliseconds)

  return {
    of(locale) {
      const snapshot = snapshots.get(locale)
      if (!snapshot) throw new Error(`No catalogue was opened for ${locale}.`)
      return snapshot
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

function idsOf(tags: readonly string[], kind: string): number[] {
  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => Number(tag.slice(kind.length + 1)))
}

/** Tags of the categories that show a changed product, up to the root. */
function placesOf({ categories, products }: Stored, changed: ReadonlySet<number>): string[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const places = new Set<number>()
  for (const product of changed) {
    for (const category of products.get(product)?.categories ?? []) {
      for (
        let place: number | null = category;
        place !== null && !places.has(place);
        place = parents.get(place) ?? null
      )
        places.add(place)
    }
  }
  return [...places].map((id) => `category:${id}`)
}
