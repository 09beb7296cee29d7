import type { Database, Sql } from '@shop/engine/db/database'
import { mailingFor } from '@shop/mail/mailing-for'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { holdsMoney } from '@shop/sales/balance/balance-store'
import { accountEndingMail } from './account-ending-mail.ts'
import {
  announceEnds,
  endedAccounts,
  erase,
  forgetComplainants,
  forgetDeclarers,
  forgetFormerOrders,
  forgetGiftAddresses,
  forgetGiftLists,
  forgetGuests,
  forgetLetters,
  forgetRecipients,
  forgetShelves,
  leaveAgedOrders,
  SLICE,
} from './age-people-store.ts'

/** Periods are days and years: looking once an hour is soon enough, and looks through whole tables. */
const EVERY_MILLISECONDS = 60 * 60 * 1000

const looked = new WeakMap<Database, number>()

/**
 * Erases what is known of people as soon as the register's period is over, in slices, and announces the end of accounts
 * that nobody signs in to. At most once an hour for each database.
 *
 * @see KEPT_FOR; eu-duties C-30
 */
export async function agePeople(database: Database, shops: readonly MailingShop[], now: Date): Promise<void> {
  if (now.getTime() - (looked.get(database) ?? 0) < EVERY_MILLISECONDS) return
  looked.set(database, now.getTime())

  await inSlices(database, (sql) => announce(sql, shops, now))
  await endDormant(database, now)
  for (const step of [
    forgetGuests,
    leaveAgedOrders,
    forgetRecipients,
    forgetDeclarers,
    forgetComplainants,
    forgetLetters,
    forgetShelves,
    forgetGiftLists,
    forgetGiftAddresses,
    forgetFormerOrders,
  ])
    await inSlices(database, (sql) => step(sql, now))
}

async function inSlices(database: Database, step: (sql: Sql) => Promise<number>): Promise<void> {
  while ((await database.transaction(step)) >= SLICE);
}

/** Mail and mark change in one transaction, so nobody is told twice. */
async function announce(sql: Sql, shops: readonly MailingShop[], now: Date): Promise<number> {
  const ending = await announceEnds(sql, now)
  for (const { id, email, name, locale } of ending) {
    const mailing = (await mailingFor(sql, shops, { locale, customerId: id })) ?? shops[0]
    if (mailing === undefined) throw new Error('Without a shop nobody can be told that an account ends.')
    await putMail(sql, accountEndingMail(mailing, { to: email, name }), now)
  }
  return ending.length
}

/** An account that holds money stays until it is spent or paid out. */
async function endDormant(database: Database, now: Date): Promise<void> {
  for (let last: string | null = null; ; ) {
    const after: string | null = last
    const slice = await database.transaction(async (sql) => {
      const ended = await endedAccounts(sql, now, after)
      const empty = []
      for (const person of ended) if (!(await holdsMoney(sql, person.id))) empty.push(person)
      await erase(sql, empty, now)
      return ended
    })
    last = slice.at(-1)?.id ?? null
    if (slice.length < SLICE) return
  }
}
