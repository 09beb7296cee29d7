import type { Catalogues } from '@shop/catalogue/catalogue/catalogues'
import type { Locale } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { Switches } from '@shop/engine/call/switches'
import type { Coordination } from '@shop/engine/coordination/coordination'
import type { Database } from '@shop/engine/db/database'
import type { DatabaseClock } from '@shop/engine/db/database-clock'

/** What an engine is put together from, once it is open. */
export type EngineParts = {
  database: Database
  shops: ReadonlyMap<Locale, Shop>
  catalogues: Catalogues
  switches: Switches
  /** The clock of every rule; null where the options bring one. */
  clock: DatabaseClock | null
  now: () => Date
  coordination: Coordination
}
