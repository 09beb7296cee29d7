import { endComparisons } from '../catalogue/price-memory.ts'
import { forgetOrders } from '../data-rights/forget-orders-store.ts'
import type { Database } from '../db/database.ts'
import { writeInvoices } from '../invoice/written-invoices.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { tellOrderNews } from '../mail/tell-order-news.ts'
import { releaseExpired } from '../orders/release-expired.ts'
import { moveMoney } from '../payment/move-money.ts'
import type { Sandbox } from '../payment/sandbox/sandbox-desk.ts'
import { countNewOrders, forgetOldPurchases } from '../recommendations/purchase-store.ts'
import { type MailingShop, sendReminders } from '../reminders/send-reminders.ts'
import { deleteExpiredSessions } from '../session/session-store.ts'
import { releaseReservations } from '../stores/release-reservations.ts'
import { forgetOldKeys } from './idempotency-store.ts'
import type { Services } from './services.ts'

const EVERY_MILLISECONDS = 10_000
/** A repeat of a request comes within seconds; after a day nobody asks for its answer again. */
const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000
/** Longer than anything counts as a bestseller. */
const SALES_KEPT_MILLISECONDS = 400 * 24 * 60 * 60 * 1000

export type Housekeeping = { run: () => Promise<void>; stop: () => Promise<void> }

type Wish = {
  database: Database
  services: Services
  /** Sends its late notices; null where payments are real or off. */
  sandbox: Sandbox | null
  shops: readonly MailingShop[]
  now: () => Date
  isOn: boolean
}

/**
 * Every ten seconds: unpaid orders and reservations are given up, money is moved, reminders and mails go out, ended
 * sessions and old answers are forgotten.
 */
export function startHousekeeping({ database, services, sandbox, shops, now, isOn }: Wish): Housekeeping {
  let running: Promise<void> = Promise.resolve()

  const steps: [what: string, step: (at: Date) => Promise<unknown>][] = [
    ['notices of the test payments', async (at) => sandbox?.sendDue(at)],
    ['unpaid orders', giveUpOrders],
    ['money', async (at) => services.payments && moveMoney(database, services.payments, at)],
    ['reservations', (at) => releaseReservations(database, at)],
    ['reminders', (at) => sendReminders(database, shops, at)],
    ['invoices', () => writeInvoices(database.sql, shops)],
    ['news of orders', (at) => tellOrderNews(database, shops, at)],
    ['mails', (at) => deliverMails(database, services.mail, at)],
    ['prices', (at) => endComparisons(database.sql, at)],
    ['sessions', (at) => deleteExpiredSessions(database.sql, at)],
    ['orders of deleted accounts', (at) => forgetOrders(database, at)],
    ['answers', (at) => forgetOldKeys(database.sql, new Date(at.getTime() - KEYS_KEPT_MILLISECONDS))],
    ['new purchases', () => countNewOrders(database.sql)],
    [
      'old purchases',
      (at) => forgetOldPurchases(database.sql, new Date(at.getTime() - SALES_KEPT_MILLISECONDS)),
    ],
  ]

  async function giveUpOrders(at: Date): Promise<void> {
    const released = await releaseExpired(database, at)
    if (released.length > 0) services.stockChanged(released)
  }

  /** One after the other; what fails stops nothing that follows. */
  async function run(): Promise<void> {
    const at = now()
    const failed: string[] = []
    const problems: unknown[] = []
    for (const [what, step] of steps) {
      try {
        await step(at)
      } catch (problem) {
        failed.push(what)
        problems.push(problem)
      }
    }
    if (problems.length > 0) throw new AggregateError(problems, `Not done: ${failed.join(', ')}.`)
  }

  const timer = isOn
    ? setInterval(() => {
        running = running.then(run).catch((error: unknown) => {
          console.error('Housekeeping failed and is tried again in a moment.', error)
        })
      }, EVERY_MILLISECONDS)
    : null
  timer?.unref()

  return {
    run,
    async stop() {
      if (timer !== null) clearInterval(timer)
      await running
    },
  }
}
