import { isProblem, type Problem, problem } from '@shop/api-client/contract/problem'
import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { isLocale } from '@shop/domain/market/markets'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import type { Database, Sql } from '@shop/engine/db/database'
import type { IncomingNotice, PaymentNotice } from '@shop/engine/ports/payment-provider'
import { linkMail } from '@shop/mail/link-mails'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import type { SalesServices } from '../on.ts'
import { acceptCardNotice } from '../saved-cards/accept-card-notice.ts'
import { acceptNotice } from './accept-notice.ts'

/** What accepting notices needs, outside of any visitor's request. */
export type PaymentDesk = {
  database: Database
  services: Pick<SalesServices, 'payments' | 'stockChanged'>
  shops: Pick<ReadonlyMap<Locale, Shop>, 'get'>
  addressIn: (locale: Locale) => (path: string) => string
  now: () => Date
}

/**
 * Accepts a provider's webhook, each notice in a transaction of its own. Returns the states of its orders, or null when
 * the signature is not the provider's.
 *
 * Throws 404 `provider_unknown` and `payment_unknown`, 409 `notice_early` and `card_early`, 422 `amount_wrong` and `currency_wrong`;
 * the provider sends such a notice again.
 */
export async function acceptNotices(
  desk: PaymentDesk,
  provider: string,
  incoming: IncomingNotice,
): Promise<OrderState[] | null> {
  const { payments } = desk.services
  if (payments?.key !== provider)
    throw problem(404, 'provider_unknown', `Payments do not go through "${provider}" here.`)

  const notices = payments.readNotices(incoming)
  if (notices === null) return null

  const states: OrderState[] = []
  let refusal: Problem | null = null
  for (const notice of notices) {
    try {
      const accepted = await take(desk, { notice, provider, body: incoming.body })
      states.push(accepted.state)
      refusal ??= accepted.refusal
    } catch (thrown) {
      // The next notices of the same message must not wait for this one, which is about another payment.
      if (!isProblem(thrown)) throw thrown
      refusal ??= thrown
    }
  }
  const { cards } = payments
  const news = cards === null ? [] : cards.readNotices(incoming).map((notice) => ({ vault: cards, notice }))
  for (const { vault, notice } of news) {
    try {
      const { database, now } = desk
      const mailing = (locale: string | null) => mailingIn(desk, locale)
      await acceptCardNotice({ database, provider, vault, mailing, now: now() }, notice)
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown
      refusal ??= thrown
    }
  }
  if (refusal !== null) throw refusal
  return states
}

type Signed = { notice: PaymentNotice; provider: string; body: string }

/** Accepts one notice with a verified signature. */
export async function take(desk: PaymentDesk, signed: Signed) {
  const { database, services, now } = desk
  const accepted = await database.transaction((sql) =>
    acceptNotice(sql, {
      ...signed,
      now: now(),
      notifyLatePayment: (inside, order) => notifyLatePayment(desk, inside, order),
    }),
  )
  if (accepted.alarm !== null) console.error(accepted.alarm)
  services.stockChanged([])
  return accepted
}

async function notifyLatePayment(desk: PaymentDesk, sql: Sql, order: Order): Promise<void> {
  const mailing = mailingIn(desk, order.locale)
  if (mailing === null) return
  const { shop, addressOf } = mailing
  const address = addressOf(pagePath('checkout'))
  await putMail(sql, linkMail(shop, 'paymentReturned', { to: order.customer.email, address }), desk.now())
}

/** The shop of a locale, which may be gone meanwhile. */
function mailingIn({ shops, addressIn }: PaymentDesk, locale: string | null): MailingShop | null {
  const shop = locale !== null && isLocale(locale) ? shops.get(locale) : undefined
  return shop === undefined ? null : { shop, addressOf: addressIn(shop.locale) }
}
