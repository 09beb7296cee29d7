import { createHash } from 'node:crypto'
import { loadCheckout, placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { isProblem } from '@shop/api-client/contract/problem'
import type { Locale } from '@shop/domain/market/markets'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import type { Sql } from '@shop/engine/db/sql'
import type { DeclaredHandler } from '@shop/engine/ports/token-payments'
import { findSession } from '@shop/engine/session/session-service'
import type { I18n } from '@shop/i18n/locale-i18n'
import { type Buyer, visitorsCalls } from '../buyer/buyers-basket.ts'
import { askByMail } from '../checkout/buyer-consent.ts'
import { TOKEN_METHOD } from '../payment/buyers-turn.ts'
import type { OrderAttempt } from '../payment/order-attempt-store.ts'
import { chosenToken } from '../payment/payment-handlers.ts'
import type { CompleteInput } from '../payment/payment-input.ts'
import { type UcpMessage, UcpProblem } from '../protocol/ucp-problem.ts'
import {
  type Asking,
  type AssistantBasket,
  beginOrdering,
  findAssistantBasket,
  keepNewsletterChoice,
} from './assistant-baskets.ts'
import { orderedCheckout } from './shown-basket.ts'

/** Longer than a provider takes to answer. */
const ON_ITS_WAY_MS = 30_000
const RETRY_SECONDS = 10

/** How platforms order, where they may. */
export type Ordering = {
  /** The payment handler for the platform of a checkout, with what both take; null where it may not order. */
  handlerFor: (known: Pick<AssistantBasket, 'locale' | 'agent'>) => Promise<DeclaredHandler | null>
  /** Asks the provider what became of an order that nobody comes back for. */
  settle: (orderId: string) => Promise<void>
}

type Shown = Record<string, unknown>

type Parts = {
  engine: CallingEngine
  sql: Sql
  now: () => Date
  ordering: Ordering
  place: (locale: Locale) => { i18n: I18n }
  shopIdOf: (locale: Locale) => number
  buyerOf: (known: AssistantBasket, asking: Asking) => Promise<Buyer>
  attemptOf: (known: AssistantBasket) => Promise<OrderAttempt | null>
  shown: (known: AssistantBasket, buyer: Buyer, messages: readonly UcpMessage[]) => Promise<Shown>
  orderedAs: (known: AssistantBasket) => Promise<Shown | null>
}

/**
 * Completes a checkout: orders what is in it for the total that the platform was told, and pays with its token. Whatever the
 * shop's own checkout page refuses is refused here, by the same call; a payment that fails leaves the checkout open.
 *
 * An order is made once, however often and from wherever it is asked for: the key of the request names it, and the basket is
 * locked while it is placed.
 *
 * @see https://ucp.dev/2026-04-08/specification/checkout, "Complete Checkout"
 */
export function completing(parts: Parts) {
  const { engine, sql, now, ordering, place, shopIdOf, buyerOf, attemptOf, shown, orderedAs } = parts

  return async (known: AssistantBasket, input: CompleteInput, asking: Asking): Promise<Shown> => {
    const handler = await ordering.handlerFor(known)
    const token = handler && chosenToken(input, handler)
    const interrupted = await interruptedOrder(known)
    if (interrupted !== null && token !== null && known.toldTotal !== null)
      return again(known, asking, await orderedFor(known, asking, { token, told: known.toldTotal }))
    const ordered = await orderedAs(known)
    if (ordered !== null) return ordered
    const { i18n } = place(known.locale)
    const buyer = await buyerOf(known, asking)
    const before = await shown(known, buyer, [])
    if (before.status !== 'ready_for_complete') return before
    const told = totalOf(before)
    if (told === null || known.toldTotal !== told) return withMessage(before, priceChanged(i18n))
    if (token === null) return withMessage(before, noToken(i18n))

    const session = await findSession(sql, known.token, now())
    const lastSeen = orderedCheckout(before)
    if (session === null || !(await beginOrdering(sql, known.id, { buyerId: session.userId, lastSeen })))
      return again(known, asking)
    const refusal = await orderedFor(known, asking, { token, told })
    return again(known, asking, refusal)
  }

  /**
   * An order whose process died before it had asked the provider: it is placed on. One that was placed just now may be on its
   * way, and two payments at once would hold a buyer's money twice.
   */
  async function interruptedOrder(known: AssistantBasket): Promise<OrderAttempt | null> {
    const attempt = await attemptOf(known)
    if (attempt?.state !== 'pending_payment' || attempt.redirectAddress !== null) return null
    if (now().valueOf() - attempt.placedAt.valueOf() > ON_ITS_WAY_MS) return attempt
    throw new UcpProblem(
      409,
      'complete_in_progress',
      'This checkout is being completed. Repeat the request in a moment, under the same key.',
      RETRY_SECONDS,
    )
  }

  /** Places the order of the buyer; null once it is placed, paid or not, else why it is not. */
  async function orderedFor(
    known: AssistantBasket,
    { address, keyed }: Asking,
    { token, told }: { token: string; told: number },
  ): Promise<UcpMessage | null> {
    const { id: checkoutId, locale } = known
    const { i18n } = place(locale)
    const calls = visitorsCalls(engine, { locale, address }, known.token, {
      idempotencyKey: createHash('sha256')
        .update(`${checkoutId}\n${keyed?.key ?? token}`)
        .digest('hex'),
      paymentToken: { token, checkoutId },
    })
    try {
      await calls(putCheckoutPayment, { paymentKey: TOKEN_METHOD })
      const { customer } = await calls(loadCheckout, {})
      await calls(placeOrder, { acceptedTerms: true, expectedTotal: told })
      if (known.wantsNewsletter && customer !== null) {
        await keepNewsletterChoice(sql, checkoutId, false)
        await askByMail(visitorsCalls(engine, { locale, address }, null), shopIdOf(locale), customer)
      }
      return null
    } catch (failure) {
      if (!isProblem(failure) || failure.status >= 500 || failure.status === 429) throw failure
      return refused(failure.code, i18n)
    }
  }

  /** The checkout as it is now: ordered, or still to be changed, with what went wrong. */
  async function again(
    { id }: AssistantBasket,
    asking: Asking,
    refusal: UcpMessage | null = null,
  ): Promise<Shown> {
    const known = await findAssistantBasket(sql, { id, kind: 'checkout' }, now())
    if (known === null) throw new Error('A checkout was gone while it was completed.')
    if (known.state !== 'open') return known.lastSeen ?? {}
    const ordered = await orderedAs(known)
    if (ordered !== null) return ordered
    const { i18n } = place(known.locale)
    const open = await shown(known, await buyerOf(known, asking), [])
    return withMessage(open, refusal ?? paymentFailed(i18n))
  }
}

function totalOf({ totals }: Shown): number | null {
  const total = (totals as { type: string; amount: number }[]).find(({ type }) => type === 'total')
  return total?.amount ?? null
}

function withMessage(shown: Shown, message: UcpMessage): Shown {
  const { messages = [] } = shown as { messages?: readonly UcpMessage[] }
  return { ...shown, messages: [message, ...messages] }
}

/** Why the checkout page would not have ordered either. */
function refused(code: string, i18n: I18n): UcpMessage | null {
  switch (code) {
    case 'payment_unavailable':
      return paymentFailed(i18n)
    case 'price_changed':
    case 'gifts_changed':
    case 'voucher_invalid':
      return priceChanged(i18n)
    case 'out_of_stock':
      return {
        type: 'error',
        code: 'out_of_stock',
        path: '$.line_items',
        content: i18n._('basket.reasonSoldOut'),
        severity: 'recoverable',
      }
    default:
      return {
        type: 'error',
        code: 'requires_buyer_checkout',
        content: i18n._('assistants.payInShop'),
        severity: 'requires_buyer_review',
      }
  }
}

function paymentFailed(i18n: I18n): UcpMessage {
  return {
    type: 'error',
    code: 'payment_failed',
    path: '$.payment',
    content: i18n._('order.failedTitle'),
    severity: 'recoverable',
  }
}

function priceChanged(i18n: I18n): UcpMessage {
  return {
    type: 'error',
    code: 'price_changed',
    path: '$.totals',
    content: i18n.t({
      id: 'assistants.priceChanged',
      message: 'Der Gesamtbetrag hat sich geändert. Bitte noch einmal ansehen.',
    }),
    severity: 'recoverable',
  }
}

function noToken(i18n: I18n): UcpMessage {
  return {
    type: 'error',
    code: 'payment_required',
    path: '$.payment.instruments',
    content: i18n.t({
      id: 'assistants.noToken',
      message: 'Es fehlt ein Zahlungsmittel, das der Shop annimmt.',
    }),
    severity: 'recoverable',
  }
}
