import { PRIOR_DAYS } from '@shop/domain/price/running-reduction'
import { prices } from '@shop/engine/db/schema/catalogue'
import { promotionAnnouncements, promotionHistory } from '@shop/engine/db/schema/promotions'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/**
 * Forgets what promotions were, and which of them badges announced, before a moment: what was still so at that moment stays, as
 * does all that a running sale is compared with, which may have begun earlier.
 *
 * @see eu-duties C-09
 */
export async function forgetOldOffers(sql: Sql, before: Date): Promise<void> {
  const kept = query`least(${before.toISOString()}::timestamptz,
    (select min(${prices.reducedSince}) from ${prices}) - make_interval(days => ${PRIOR_DAYS}))`
  await sql.execute(query`
    with kept as (select ${kept} as since)
    delete from ${promotionHistory} as old using kept
    where old.since <= kept.since and (
      old.record is null
      or exists (
        select from ${promotionHistory} as next
        where next.promotion_id = old.promotion_id and next.id > old.id and next.since <= kept.since
      )
    )`)
  await sql.execute(query`
    with kept as (select ${kept} as since)
    delete from ${promotionAnnouncements} as old using kept
    where old.since <= kept.since and (
      old.promotion_id is null
      or exists (
        select from ${promotionAnnouncements} as next
        where next.product_id = old.product_id and next.id > old.id and next.since <= kept.since
      )
    )`)
}
