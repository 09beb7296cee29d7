import type { Versioned } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/database'
import { lockPromotion } from '../promotions/promotion-store.ts'

/** How the log names a promotion. */
export function promotionObject(id: string): string {
  return `promotion:${id}`
}

/** The version of a promotion, its row held, and who has changed it last; 0 for one that does not exist yet. */
export async function offerVersion(sql: Sql, id: string): Promise<Versioned> {
  const version = await lockPromotion(sql, id)
  const [last] = await logEntries(sql, {
    object: promotionObject(id),
    before: null,
    withReads: false,
    limit: 1,
  })
  return {
    version,
    changes: last ? [{ at: last.at.toISOString(), by: last.by, what: last.command }] : [],
  }
}
