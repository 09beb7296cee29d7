import { applyFuturePrices } from '@shop/catalogue/import/delta/apply-future-prices'
import { refreshProductDesk } from '@shop/catalogue/office/product-desk-store'
import { endComparisons } from '@shop/catalogue/products/price-history-store'
import { forgetOldOffers } from '@shop/catalogue/promotions/forget-old-offers-store'
import { noteRankingDays } from '@shop/catalogue/rankings/note-ranking-days'
import { countNewOrders, forgetOldPurchases } from '@shop/catalogue/recommenders/purchase-store'
import { releaseReservations } from '@shop/catalogue/stores/release-reservations'
import { sendEmailChangeNews } from '@shop/customers/account/email-change-news'
import { forgetEmailChanges } from '@shop/customers/account/email-change-store'
import { forgetOldNewsletters } from '@shop/customers/newsletter/newsletter-store'
import { sendQuestionNews } from '@shop/customers/questions/question-news'
import { forgetAskers, forgetDeclined } from '@shop/customers/questions/question-store'
import { sendReminders } from '@shop/customers/reminders/send-reminders'
import { sendReviewInvitations } from '@shop/customers/review-invitations/send-review-invitations'
import { forgetReports } from '@shop/customers/reviews/report-store'
import { sendReviewNews } from '@shop/customers/reviews/review-news'
import { forgetMeasurements } from '@shop/customers/rum/rum-store'
import { forgetChallenges } from '@shop/customers/user/passkeys/passkey-store'
import { forgetResetLinks } from '@shop/customers/user/reset-link-store'
import { forgetSignInCodes } from '@shop/customers/user/sign-in-code/sign-in-code-store'
import { KEPT_FOR, periodBefore } from '@shop/domain/privacy/kept-for'
import { notifyPlatforms, type PlatformNotices } from '@shop/doors/ucp/order/notify-platforms'
import { deliverHooks, type HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import { forgetDeliveries } from '@shop/doors/web-hooks/delivery-store'
import { forgetOldKeys } from '@shop/engine/call/idempotency-store'
import { outageLog } from '@shop/engine/call/outage-log'
import { forgetOldEntries, forgetStepsLeft } from '@shop/engine/command/command-log-store'
import { alone } from '@shop/engine/coordination/alone'
import { forgetAttempts } from '@shop/engine/coordination/attempt-store'
import type { Coordination } from '@shop/engine/coordination/coordination'
import type { Database } from '@shop/engine/db/database'
import { deleteExpiredSessions } from '@shop/engine/session/session-store'
import { forgetStaffChallenges } from '@shop/engine/staff/staff-passkey-store'
import { tidyStaffSessions } from '@shop/engine/staff/staff-session'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { MailCarrier } from '@shop/mail/mail-carrier'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { deliverMails } from '@shop/mail/outbox/deliver-mails'
import { forgetOldMails } from '@shop/mail/outbox/mail-desk-store'
import { sendComplaintNews } from '@shop/sales/after-sales/complaint-news'
import { forgetLoosePhotos } from '@shop/sales/after-sales/complaint-store'
import { sendReturnNews } from '@shop/sales/after-sales/return-news'
import { settleWithdrawals } from '@shop/sales/after-sales/settle-withdrawals'
import { postPoints } from '@shop/sales/loyalty/post-points'
import { settlePoints } from '@shop/sales/loyalty/settle-points'
import type { SalesServices } from '@shop/sales/on'
import { cancelUnpaid } from '@shop/sales/order-desk/cancel-unpaid'
import { deliverDownloads } from '@shop/sales/order-desk/deliver-downloads'
import { remindUnpaid } from '@shop/sales/order-desk/remind-unpaid'
import { sendDeskNews } from '@shop/sales/order-mails/desk-news'
import { sendOrderNews } from '@shop/sales/order-mails/send-order-news'
import { forgetEndedOrderTokens } from '@shop/sales/orders/order-lookup-store'
import { fillCounted } from '@shop/sales/orders/set-stock-store'
import { writeInvoices } from '@shop/sales/papers/written-invoices'
import { requestMoves } from '@shop/sales/payment/request-moves'
import type { Sandbox } from '@shop/sales/payment/sandbox/sandbox-desk'
import { type BadgeShops, refreshPromotionBadges } from '@shop/sales/promotions/refresh-promotion-badges'
import { sendRecallMails } from '@shop/sales/recalls/mails/send-recall-mails'
import { forgetRemovals } from '@shop/sales/saved-cards/card-removal-store'
import { removeCards } from '@shop/sales/saved-cards/remove-cards'
import { releaseExpired } from '@shop/sales/settlement/release-expired'
import { nightlyAudit } from './audit/nightly-audit.ts'
import { agePeople } from './data-rights/age-people.ts'
import { deleteExpiredDataLinks } from './data-rights/data-link-store.ts'
import { forgetOrders } from './data-rights/forget-orders-store.ts'
import { forgetCounts } from './figures/fact-store.ts'
import { sumSales } from './figures/sales-sums-store.ts'
import { sendAnswerNews } from './inbox/answer-news.ts'

const EVERY_MILLISECONDS = 10_000
/** A request is repeated within seconds; after a day its answer is not needed any more. */
const KEYS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000
/** Longer than anything counts as a bestseller. */
const SALES_KEPT_MILLISECONDS = 400 * 24 * 60 * 60 * 1000

/** What is not urgent and looks at much. */
const HOUR_MILLISECONDS = 60 * 60 * 1000

/** For at most so long processes of the release before go on beside those of this one. */
const DEPLOY_MILLISECONDS = 7 * 24 * HOUR_MILLISECONDS

type Step = [what: string, step: (at: Date) => Promise<unknown>]

export type Housekeeping = {
  run: () => Promise<void>
  /** Words the badges of promotions that have changed; returns of how many products. */
  refreshBadges: (at: Date) => Promise<number>
  stop: () => Promise<void>
}

type HousekeepingOptions = {
  database: Database
  services: Pick<SalesServices, 'payments' | 'loyalty' | 'stockChanged'>
  mail: MailCarrier
  /** Sends its late notices; null where payments are real or off. */
  sandbox: Sandbox | null
  shops: readonly MailingShop[]
  productsIn: BadgeShops['productsIn']
  webHooks: HookSetup
  /** Notifies platforms of assistants of their orders; null notifies nobody. */
  platformNotices: PlatformNotices | null
  coordination: Pick<Coordination, 'acquire' | 'tidy'>
  now: () => Date
  isOn: boolean
}

/**
 * Every ten seconds, in one process at a time: unpaid orders and reservations are given up, money is moved, reminders and mails go out, ended
 * sessions and old answers are forgotten.
 */
export function startHousekeeping({
  database,
  services,
  mail,
  sandbox,
  shops,
  productsIn,
  webHooks,
  platformNotices,
  coordination,
  now,
  isOn,
}: HousekeepingOptions): Housekeeping {
  let running: Promise<void> = Promise.resolve()
  let auditing: Promise<void> = Promise.resolve()
  let delivering: Promise<void> | null = null
  let notifying: Promise<void> | null = null
  let posting: Promise<void> | null = null
  const stopping = new AbortController()
  const outages = outageLog('Housekeeping')

  // Many processes at once would do the same twice, and wait for each other.
  const steps: Step[] = [
    ['notices of the test payments', async (at) => sandbox?.sendDue(at)],
    ['unpaid orders', giveUpOrders],
    ['old removals of saved cards', (at) => forgetRemovals(database.sql, at)],
    ['money', async (at) => services.payments && requestMoves(database, services.payments, at)],
    ['downloads', (at) => deliverDownloads(database, at)],
    ['reservations', (at) => releaseReservations(database, at)],
    ['reminders', (at) => sendReminders(database, shops, at)],
    ['invitations to review', atMostHourly((at) => sendReviewInvitations(database, shops, at))],
    ['withdrawals', settleDeclared],
    ['points', (at) => settlePoints(database, at)],
    ['invoices', () => writeInvoices(database.sql, shops)],
    ['news of orders', (at) => sendOrderNews(database, shops, at)],
    ['payments in advance', (at) => remindUnpaid(database, shops, at)],
    ['recalls', (at) => sendRecallMails(database, shops, at)],
    ['news of the desk', (at) => sendDeskNews(database, shops, at)],
    ['answers to complaints', (at) => sendComplaintNews(database, shops, at)],
    ['answers of the desk', (at) => sendAnswerNews(database, shops, at)],
    ['decisions about reviews', (at) => sendReviewNews(database, shops, at)],
    ['decisions about questions', (at) => sendQuestionNews(database, shops, at)],
    ['accounts that move', (at) => sendEmailChangeNews(database, shops, at)],
    ['labels of returns', (at) => sendReturnNews(database, shops, at)],
    [
      'old messages of web hooks',
      (at) => forgetDeliveries(database.sql, periodBefore(at, KEPT_FOR.hookDelivery)),
    ],
    ['old mails', (at) => forgetOldMails(database.sql, at)],
    ['old reports', (at) => forgetReports(database.sql, periodBefore(at, KEPT_FOR.reviewReport))],
    [
      'addresses of old questions',
      (at) => forgetAskers(database.sql, periodBefore(at, KEPT_FOR.questionAddress)),
    ],
    [
      'old declined questions',
      (at) => database.transaction((sql) => forgetDeclined(sql, periodBefore(at, KEPT_FOR.declinedQuestion))),
    ],
    ['newsletters', (at) => forgetOldNewsletters(database.sql, at)],
    ['prices to come', (at) => applyFuturePrices(database, at)],
    ['prices', (at) => endComparisons(database.sql, at)],
    ['what products are found by', (at) => refreshProductDesk(database, at)],
    [
      'old versions of promotions',
      atMostHourly((at) => forgetOldOffers(database.sql, periodBefore(at, KEPT_FOR.promotionVersion))),
    ],
    ['rankings by days', (at) => noteRankingDays(database.sql, shops[0]?.shop.market.timezone ?? 'UTC', at)],
    ['badges of promotions', refreshBadges],
    ['sessions', (at) => deleteExpiredSessions(database.sql, at)],
    ['sessions of staff', (at) => tidyStaffSessions(database, at)],
    ['challenges for passkeys of staff', (at) => forgetStaffChallenges(database.sql, at)],
    ['the log of the office', (at) => forgetOldEntries(database.sql, periodBefore(at, KEPT_FOR.officeLog))],
    [
      'steps of forgotten entries',
      atMostHourly((at) => forgetStepsLeft(database.sql, new Date(at.getTime() - DEPLOY_MILLISECONDS))),
    ],
    ['attempts', (at) => forgetAttempts(database.sql, at)],
    ['what processes have made for each other', (at) => coordination.tidy(at)],
    ['links to new passwords', (at) => forgetResetLinks(database.sql, at)],
    ['codes to sign in', (at) => forgetSignInCodes(database.sql, at)],
    ['challenges for passkeys', (at) => forgetChallenges(database.sql, at)],
    ['changes of addresses', (at) => forgetEmailChanges(database.sql, at)],
    ['links to exports', (at) => deleteExpiredDataLinks(database.sql, at)],
    ['links to orders', (at) => forgetEndedOrderTokens(database.sql, at)],
    ['people who were here long ago', (at) => agePeople(database, shops, at)],
    ['orders of deleted accounts', (at) => forgetOrders(database, at)],
    ['answers', (at) => forgetOldKeys(database.sql, new Date(at.getTime() - KEYS_KEPT_MILLISECONDS))],
    [
      'pictures without a complaint',
      (at) => forgetLoosePhotos(database.sql, periodBefore(at, KEPT_FOR.loosePhoto)),
    ],
    [
      'measurements',
      (at) =>
        forgetMeasurements(database.sql, {
          vitals: periodBefore(at, KEPT_FOR.measurement),
          decisions: periodBefore(at, KEPT_FOR.consentDecision),
        }),
    ],
    ['sums of sales', () => database.transaction(sumSales)],
    [
      'counts',
      (at) =>
        forgetCounts(database.sql, {
          all: periodBefore(at, KEPT_FOR.figure),
          rare: periodBefore(at, KEPT_FOR.rareSearch),
        }),
    ],
    ['counted stock', () => fillCounted(database)],
    ['new purchases', () => countNewOrders(database.sql)],
    [
      'old purchases',
      (at) => forgetOldPurchases(database.sql, new Date(at.getTime() - SALES_KEPT_MILLISECONDS)),
    ],
    ['audit', async (at) => beginAudit(at)],
  ]
  // Of these each process claims its own, so that many are quicker than one.
  const claimed: Step[] = [
    ['mails', (at) => deliverMails(database, mail, at)],
    ['web hooks', async () => beginDelivering()],
    ['orders of assistants', async () => beginNotifying()],
    ['points to post', async () => beginPosting()],
    ['saved cards to remove', removeSavedCards],
  ]

  function refreshBadges(at: Date): Promise<number> {
    return refreshPromotionBadges(database.sql, { shops: shops.map(({ shop }) => shop), productsIn }, at)
  }

  /** Of a million orders it takes minutes, for which no mail waits. */
  function beginAudit(at: Date): void {
    auditing = auditing
      .then(() => nightlyAudit(database.sql, at))
      .catch((problem: unknown) => console.error('The nightly audit could not be run.', loggedError(problem)))
  }

  /** A receiver may take its time, for which nothing else waits. */
  function beginDelivering(): void {
    delivering ??= deliverHooks(database, webHooks, { now, signal: stopping.signal })
      .catch((problem: unknown) => console.error('Web hooks could not be delivered.', loggedError(problem)))
      .finally(() => {
        delivering = null
      })
  }

  /** As with web hooks: a platform may take its time. */
  function beginNotifying(): void {
    if (platformNotices === null) return
    notifying ??= notifyPlatforms(database, platformNotices, { now, signal: stopping.signal })
      .catch((problem: unknown) =>
        console.error('Platforms of assistants could not be notified of orders.', loggedError(problem)),
      )
      .finally(() => {
        notifying = null
      })
  }

  /** And so may a loyalty programme. */
  function beginPosting(): void {
    if (services.loyalty === null) return
    posting ??= postPoints(database, services.loyalty, { now, signal: stopping.signal })
      .then(() => undefined)
      .catch((problem: unknown) => console.error('Points could not be posted.', loggedError(problem)))
      .finally(() => {
        posting = null
      })
  }

  async function removeSavedCards(at: Date): Promise<void> {
    if (services.payments !== null) await removeCards(database, services.payments, { token: null, now: at })
  }

  async function settleDeclared(at: Date): Promise<void> {
    const back = await settleWithdrawals(database, at)
    if (back.length > 0) services.stockChanged(back)
  }

  async function giveUpOrders(at: Date): Promise<void> {
    const released = [...(await releaseExpired(database, at)), ...(await cancelUnpaid(database, at))]
    if (released.length > 0) services.stockChanged(released)
  }

  async function turn(): Promise<void> {
    const failures = new Map<string, unknown>()
    await alone(coordination, 'housekeeping', () => runSteps(steps, now, failures))
    await runSteps(claimed, now, failures)
    throwFailures(failures)
  }

  async function run(): Promise<void> {
    const failures = new Map<string, unknown>()
    await runSteps([...steps, ...claimed], now, failures)
    await posting
    throwFailures(failures)
  }

  const timer = isOn
    ? setInterval(() => {
        // Nothing is asked for outside, as money or mails, whose answer could not be written down.
        if (!database.hasRoom()) return
        running = running.then(turn).then(outages.worked, outages.failed)
      }, EVERY_MILLISECONDS)
    : null
  timer?.unref()

  return {
    run,
    refreshBadges,
    async stop() {
      if (timer !== null) clearInterval(timer)
      stopping.abort()
      await running
      await auditing
      await delivering
      await notifying
      await posting
    },
  }
}

/**
 * One after the other, each at its own time, as one may take long; what fails stops nothing that follows. What was ordered
 * meanwhile would else be settled before it was ordered.
 */
async function runSteps(
  steps: readonly Step[],
  now: () => Date,
  failures: Map<string, unknown>,
): Promise<void> {
  for (const [what, step] of steps) {
    try {
      await step(now())
    } catch (problem) {
      failures.set(what, problem)
    }
  }
}

function throwFailures(failures: ReadonlyMap<string, unknown>): void {
  if (failures.size > 0)
    throw new AggregateError([...failures.values()], `Not done: ${[...failures.keys()].join(', ')}.`)
}

/** A step that this process takes once an hour at most; one that failed is tried again with the next turn. */
function atMostHourly(step: Step[1]): Step[1] {
  let notBefore = Number.NEGATIVE_INFINITY
  return async (at) => {
    if (at.getTime() < notBefore) return
    await step(at)
    notBefore = at.getTime() + HOUR_MILLISECONDS
  }
}
