import { LOCALES } from '@shop/domain/shop/markets'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'
import { MAIL_KINDS } from './mail.ts'
import { MAIL_TOPIC } from './outbox-store.ts'

/** Mails of one transaction. */
const BATCH = 20
const MailPayload = v.object({
  kind: v.picklist(MAIL_KINDS),
  to: v.string(),
  locale: v.picklist(LOCALES),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})

/**
 * Brings every mail that is due on its way; many processes may do it at once, each takes other rows.
 * Tells how many went out.
 */
export async function deliverMails(database: Database, carrier: MailCarrier, now: Date): Promise<number> {
  let delivered = 0
  for (;;) {
    const count = await database.transaction(async (sql) => {
      const due = await sql
        .select({ id: outbox.id, payload: outbox.payload })
        .from(outbox)
        .where(and(eq(outbox.topic, MAIL_TOPIC), isNull(outbox.doneAt), lte(outbox.availableAt, now)))
        .orderBy(asc(outbox.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const { payload } of due) await carrier.carry(sql, v.parse(MailPayload, payload), now)
      const ids = due.map(({ id }) => id)
      if (ids.length > 0) await sql.update(outbox).set({ doneAt: now }).where(inArray(outbox.id, ids))
      return ids.length
    })
    delivered += count
    if (count < BATCH) return delivered
  }
}
