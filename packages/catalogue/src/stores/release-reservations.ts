import type { Database } from '@shop/engine/db/database'
import { expireReservations, forgetPeople } from './store-store.ts'

/** A reservation's person is forgotten so long after it has ended. */
const PEOPLE_KEPT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000
const BATCH = 100

/** Releases what was not picked up in time, and erases the person of old reservations. @see product §3 */
export async function releaseReservations(database: Database, now: Date): Promise<void> {
  while ((await database.transaction((sql) => expireReservations(sql, now))) === BATCH);
  await forgetPeople(database.sql, new Date(now.getTime() - PEOPLE_KEPT_MILLISECONDS))
}
