import { nextTry } from '@shop/domain/retry/next-try'
import type { Database } from '@shop/engine/db/database'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import { type CardRemoval, changeRemoval, claimRemoval } from './card-removal-store.ts'

/** Longer than any provider takes to answer. */
const LEASE_MILLISECONDS = 2 * 60 * 1000
const ERROR_LETTERS = 500
/** A provider that hangs must not hold up what else is waiting. */
const AT_A_TIME = 10

/**
 * Has the provider forget cards that were removed here. One that cannot be removed now is tried again with growing intervals
 * and never given up, as the shopper was promised that it is gone. Returns how many are gone.
 *
 * @param token of one card; null for all that are due
 */
export async function removeCards(
  database: Database,
  provider: PaymentProvider,
  { token, now }: { token: string | null; now: Date },
): Promise<number> {
  const { key, cards } = provider
  if (cards === null) return 0
  const until = new Date(now.getTime() + LEASE_MILLISECONDS)
  let gone = 0
  for (let asked = 0; asked < AT_A_TIME; asked += 1) {
    const claim = { provider: key, token, now, until }
    const removal = await database.transaction((sql) => claimRemoval(sql, claim))
    if (removal === null) return gone
    try {
      await cards.remove(removal)
    } catch (error) {
      await noteFailure(database, removal, { error, now })
      continue
    }
    await changeRemoval(database.sql, removal, { doneAt: now, lastError: null })
    gone += 1
  }
  return gone
}

async function noteFailure(
  { sql }: Database,
  removal: CardRemoval,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const attempts = removal.attempts + 1
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LETTERS)
  const dueAt = nextTry(attempts, now)
  await changeRemoval(sql, removal, { attempts, lastError, dueAt })
  console.error(
    `A saved card could not be removed at the payment provider; it is tried again at ${dueAt.toISOString()}: ${lastError}`,
  )
}
