import { forgetLoosePhotos } from '../after-sales/complaint-store.ts'
import { settleWithdrawals } from '../after-sales/settle-withdrawals.ts'
import { endComparisons } from '../catalogue/price-memory.ts'
import { deleteExpiredDataLinks } from '../data-rights/data-link-store.ts'
import { forgetOrders } from '../data-rights/forget-orders-store.ts'
import type { Database } from '../db/database.ts'
import { writeInvoices } from '../invoice/written-invoices.ts'
import { tellComplaintNews } from '../mail/complaint-news.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { tellDeskNews } from '../mail/desk-news.ts'
import { forgetOldMails } from '../mail/mail-desk-store.ts'
import { tellReturnNews } from '../mail/return-news.ts'
import { tellOrderNews } from '../mail/tell-order-news.ts'
import { forgetOldNewsletters } from '../newsletter/newsletter-store.ts'
import { releaseExpired } from '../orders/release-expired.ts'
import { moveMoney } from '../payment/move-money.ts'
import type { Sandbox } from '../payment/sandbox/sandbox-desk.ts'
import { countNewOrders, forgetOldPurchases } from '../recommendations/purchase-store.ts'
import { type MailingShop, sendReminders } from '../reminders/send-reminders.ts'
import { forgetMeasurements } from '../rum/rum-store.ts'
import { forgetAttempts } from '../session/attempt-store.ts'
import { deleteExpiredSessions } from '../session/session-store.ts'
import { releaseReservations } from '../stores/release-reservations.ts'
import { forgetOldKeys } from './idempotency-store.ts'
import type { Services } from './services.ts'
import { toldOnce } from './told-once.ts'

const EVERY_MILLISECONDS = 10_000
/** A repeat of a request comes within seconds; after a day nobody asks for its answer again. */
const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000
/** Whoever has brought a picture sends the complaint the same day. */
const PHOTOS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000
/** The summary looks back no further. */
const VITALS_KEPT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000
/** As long as the answers themselves count, and a claim may come after it. */
const DECISIONS_KEPT_MILLISECONDS = 3 * 365 * 24 * 60 * 60 * 1000
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
  const told = toldOnce('Housekeeping')

  const steps: [what: string, step: (at: Date) => Promise<unknown>][] = [
    ['notices of the test payments', async (at) => sandbox?.sendDue(at)],
    ['unpaid orders', giveUpOrders],
    ['money', async (at) => services.payments && moveMoney(database, services.payments, at)],
    ['reservations', (at) => releaseReservations(database, at)],
    ['reminders', (at) => sendReminders(database, shops, at)],
    ['withdrawals', settleDeclared],
    ['invoices', () => writeInvoices(database.sql, shops)],
    ['news of orders', (at) => tellOrderNews(database, shops, at)],
    ['news of the desk', (at) => tellDeskNews(database, shops, at)],
    ['answers to complaints', (at) => tellComplaintNews(database, shops, at)],
    ['labels of returns', (at) => tellReturnNews(database, shops, at)],
    ['mails', (at) => deliverMails(database, services.mail, at)],
    ['old mails', (at) => forgetOldMails(database.sql, at)],
    ['newsletters', (at) => forgetOldNewsletters(database.sql, at)],
    ['prices', (at) => endComparisons(database.sql, at)],
    ['sessions', (at) => deleteExpiredSessions(database.sql, at)],
    ['attempts', (at) => forgetAttempts(database.sql, at)],
    ['links to exports', (at) => deleteExpiredDataLinks(database.sql, at)],
    ['orders of deleted accounts', (at) => forgetOrders(database, at)],
    ['answers', (at) => forgetOldKeys(database.sql, new Date(at.getTime() - KEYS_KEPT_MILLISECONDS))],
    [
      'pictures without a complaint',
      (at) => forgetLoosePhotos(database.sql, new Date(at.getTime() - PHOTOS_KEPT_MILLISECONDS)),
    ],
    [
      'measurements',
      (at) =>
        forgetMeasurements(database.sql, {
          vitals: new Date(at.getTime() - VITALS_KEPT_MILLISECONDS),
          decisions: new Date(at.getTime() - DECISIONS_KEPT_MILLISECONDS),
        }),
    ],
    ['new purchases', () => countNewOrders(database.sql)],
    [
      'old purchases',
      (at) => forgetOldPurchases(database.sql, new Date(at.getTime() - SALES_KEPT_MILLISECONDS)),
    ],
  ]

  async function settleDeclared(at: Date): Promise<void> {
    const back = await settleWithdrawals(database, at)
    if (back.length > 0) services.stockChanged(back)
  }

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
        // Nothing is asked for outside, as money or mails, whose answer could not be written down.
        if (!database.hasRoom()) return
        running = running.then(run).then(told.worked, told.failed)
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
