import { KEPT_FOR, periodBefore } from '@shop/domain/privacy/kept-for'
import type { Database } from '@shop/engine/db/database'
import { expireReservations, forgetPeople } from './store-store.ts'

const BATCH = 100

/** Releases what was not picked up in time, and erases the person of old reservations. @see product §3 */
export async function releaseReservations(database: Database, now: Date): Promise<void> {
  while ((await database.transaction((sql) => expireReservations(sql, now))) === BATCH);
  await forgetPeople(database.sql, periodBefore(now, KEPT_FOR.reservation))
}
