import { loadCheckout } from '@shop/api-client/contract/checkout'
import type { Api } from '@shop/api-client/contract/define-call'
import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import type { Sql } from '@shop/engine/db/sql'
import { isPaymentReturn } from '@shop/engine/ports/payment-return'
import { type Buyer, knownBuyer, newBuyer } from '../buyer/buyers-basket.ts'
import { partsOfArticle } from '../catalogue/article-id.ts'
import { pageOfId, variantOfId } from '../catalogue/catalogue-operations.ts'
import { applyFulfillment } from '../checkout/apply-fulfillment.ts'
import { consentMessages } from '../checkout/buyer-consent.ts'
import { nearbyPoints } from '../checkout/ucp-fulfillment.ts'
import { orderOfCheckout } from '../order/assistant-order-store.ts'
import { attemptOfCheckout, type OrderAttempt } from '../payment/order-attempt-store.ts'
import { paymentHandlers } from '../payment/payment-handlers.ts'
import { type UcpMessage, UcpProblem } from '../protocol/ucp-problem.ts'
import { applyCodes, applyLines, isChosen, type WantedLine } from './apply-basket.ts'
import {
  type Asking,
  type AssistantBasket,
  type BasketKind,
  closeAssistantBasket,
  findAssistantBasket,
  idOf,
  keepNewsletterChoice,
  keepToldTotal,
  requireSameRequest,
  storeAssistantBasket,
} from './assistant-baskets.ts'
import type { BasketInput } from './basket-input.ts'
import { completing, type Ordering } from './complete-checkout.ts'
import { orderedCheckout, payingCheckout, shownCart, shownCheckout, withoutPerson } from './shown-basket.ts'
import type { BasketPlace } from './ucp-basket.ts'

export type BasketParts = {
  engine: CallingEngine
  sql: Sql
  secret: string
  api: (locale: Locale) => Api
  place: (locale: Locale) => BasketPlace
  /** The whole address of a path of the shop. */
  addressOf: (locale: Locale, path: string) => string
  /** Where the buyer goes on with what an id means. */
  continueUrl: (locale: Locale, id: string) => string
  now: () => Date
  ordering: Ordering
}

/**
 * Carts and checkouts. A checkout ends on the shop's own page: the words of the order button, the notices beside it, a
 * credit and the age of a buyer are prescribed by law. Only a platform whose order page the brand has agreed on completes it
 * itself, and pays with a token.
 *
 * @see eu-duties C-01; docs/integrations/ucp.md
 */
export function basketOperations(parts: BasketParts) {
  const { engine, sql, now } = parts
  const shopIdOf = (locale: Locale) => openShop(engine.brand, locale).shopId

  async function opened(id: string, kind: BasketKind | null): Promise<AssistantBasket | null> {
    return findAssistantBasket(sql, { id, kind }, now())
  }

  /** What an agent may see: of what was begun under a signature only whoever signs like that. */
  async function openedBy(
    { signedBy }: Asking,
    id: string,
    kind: BasketKind,
  ): Promise<AssistantBasket | null> {
    const known = await opened(id, kind)
    return known === null || (known.agent !== null && known.agent !== signedBy) ? null : known
  }

  async function buyerOf({ locale, token }: AssistantBasket, { address, signedBy }: Asking): Promise<Buyer> {
    return knownBuyer(engine, shopIdOf(locale), { locale, address, platform: signedBy, token })
  }

  async function create(kind: BasketKind, input: BasketInput, locale: Locale, asking: Asking) {
    const id = idOf(parts.secret, asking.agent, asking.idempotencyKey)
    const known = await opened(id, null)
    if (known !== null) {
      if (known.agent !== null && known.agent !== asking.signedBy) throw foreign()
      await requireSameRequest(sql, id, asking.keyed)
      return read(known, asking)
    }
    const cart = await cartOf(input, asking)
    const place = cart?.locale ?? locale
    const buyer = await newBuyer(engine, shopIdOf(place), { locale: place, address: asking.address })
    const made = { id, kind, locale: place, token: buyer.token, agent: asking.signedBy }
    await storeAssistantBasket(sql, made, { keyed: asking.keyed, now: now() })
    const stored = await opened(id, kind)
    if (stored === null) throw new Error('A basket of an assistant was gone as soon as it was made.')
    return change(stored, cart === null ? input : { ...cart.input, ...input }, asking)
  }

  /** A checkout may begin with what is in a cart, which stays as it is. */
  async function cartOf({ cart_id }: BasketInput, asking: Asking) {
    if (cart_id === undefined) return null
    const cart = await openedBy(asking, cart_id, 'cart')
    if (cart === null || cart.state !== 'open')
      throw new UcpProblem(400, 'invalid_cart', 'There is no open cart with this cart_id.')
    const { basket } = await buyerOf(cart, asking)
    const lines = basket.items.filter(isChosen).map(({ product, variant, quantity }) => ({
      item: { id: `${product.referenceKey}:${variant.id}` },
      quantity,
    }))
    const codes = basket.vouchers.map(({ code }) => code)
    return { locale: cart.locale, input: { line_items: lines, discounts: { codes } } }
  }

  /** Replaces the whole of it; nothing that is closed changes any more. */
  async function change(known: AssistantBasket, input: BasketInput, asking: Asking) {
    if (known.state !== 'open') return read(known, asking)
    const ordered = await orderedAs(known)
    if (ordered !== null) return ordered
    const buyer = await buyerOf(known, asking)
    const { lines, unknown } = await wantedLines(parts.api(known.locale), input.line_items ?? [])
    const applied = await applyLines(buyer, lines)
    const coded = await applyCodes(buyer, applied.basket, input.discounts ?? { codes: [] })
    const messages = [...unknown, ...applied.messages, ...coded.messages]
    const basket = coded.basket
    if (known.kind === 'cart') return shown(known, { ...buyer, basket }, messages)
    const { i18n } = parts.place(known.locale)
    const filled = await applyFulfillment(buyer.calls, input, i18n)
    const wantsNewsletter = input.buyer?.consent?.marketing === true
    if (wantsNewsletter !== known.wantsNewsletter) await keepNewsletterChoice(sql, known.id, wantsNewsletter)
    const consented = consentMessages(input.buyer ?? {}, filled.checkout, i18n)
    return shown({ ...known, wantsNewsletter }, { ...buyer, basket }, [
      ...messages,
      ...filled.messages,
      ...consented,
    ])
  }

  async function read(known: AssistantBasket, asking: Asking) {
    if (known.state !== 'open') return withOrder(known)
    return (await orderedAs(known)) ?? shown(known, await buyerOf(known, asking), [])
  }

  async function cancel(known: AssistantBasket, asking: Asking) {
    if (known.state !== 'open') return read(known, asking)
    const ordered = await orderedAs(known)
    if (ordered !== null) return ordered
    const seen = await read(known, asking)
    const { messages: _, continue_url: __, ...rest } = withoutPerson(seen)
    const lastSeen = known.kind === 'checkout' ? { ...rest, status: 'canceled' } : rest
    await applyLines(await buyerOf(known, asking), [])
    await closeAssistantBasket(sql, known.id, { state: 'canceled', lastSeen })
    return lastSeen
  }

  /** What the buyer's browser gets, and what stays to be read. */
  async function closing(known: AssistantBasket, asking: Asking) {
    if (known.state !== 'open' || known.kind === 'cart') {
      const seen = await read(known, asking)
      return { lastSeen: withoutPerson(seen), reader: null, isAddressed: false }
    }
    const { calls } = await buyerOf(known, asking)
    const checkout = await calls(loadCheckout, {})
    const { customer, shippingAddress } = checkout
    const frame = { ...frameOf(known, []), handlers: null }
    const seen = shownCheckout(known, { checkout, points: [] }, frame)
    const isAddressed = customer !== null && shippingAddress !== null
    return {
      lastSeen: withoutPerson(seen),
      reader: known.wantsNewsletter ? customer : null,
      isAddressed: isAddressed && checkout.basket.items.length > 0,
    }
  }

  async function shown(
    known: AssistantBasket,
    { calls, basket }: Pick<Buyer, 'calls' | 'basket'>,
    messages: readonly UcpMessage[],
  ) {
    const frame = frameOf(known, messages)
    if (known.kind === 'cart') return shownCart(known, basket, frame)
    const checkout = await calls(loadCheckout, {})
    const handler = await parts.ordering.handlerFor(known)
    const handlers = handler && paymentHandlers(handler)
    const points = await nearbyPoints(calls, checkout)
    const document = shownCheckout(known, { checkout, points }, { ...frame, handlers })
    const toldTotal = document.status === 'ready_for_complete' ? checkout.totals.total : null
    if (toldTotal !== known.toldTotal) await keepToldTotal(sql, known.id, toldTotal)
    return document
  }

  const frameOf = ({ locale }: AssistantBasket, messages: readonly UcpMessage[]) => ({
    place: parts.place(locale),
    continueUrl: parts.continueUrl,
    messages,
  })

  /** What was seen last, completed once the buyer has ordered; only a platform that has signed hears of it. */
  async function withOrder({ id, agent, locale, lastSeen }: AssistantBasket) {
    const order = agent === null ? null : await orderOfCheckout(sql, id)
    if (order === null) return lastSeen ?? {}
    const permalink_url = parts.addressOf(locale, pagePath('order', { orderNumber: order.number }))
    return {
      ...orderedCheckout(lastSeen ?? {}),
      status: 'completed',
      order: { id: order.orderId, label: order.number, permalink_url },
    }
  }

  /** What has become of the order that a platform has placed, after the provider was asked; null where none is under way. */
  async function attemptOf({ id, agent, lastSeen }: AssistantBasket): Promise<OrderAttempt | null> {
    // What is shown of an order is kept before it is placed.
    if (agent === null || lastSeen === null) return null
    const attempt = await attemptOfCheckout(sql, id)
    if (attempt?.state !== 'pending_payment' || attempt.redirectAddress === null) return attempt
    await parts.ordering.settle(attempt.orderId)
    return attemptOfCheckout(sql, id)
  }

  /** An open checkout whose order is being paid, or is paid; null for one that can still be changed. */
  async function orderedAs(known: AssistantBasket): Promise<Record<string, unknown> | null> {
    const attempt = await attemptOf(known)
    if (attempt === null || attempt.state === 'payment_failed') return null
    if (attempt.state !== 'pending_payment') {
      const lastSeen = { ...known.lastSeen, status: 'completed' }
      await closeAssistantBasket(sql, known.id, { state: 'completed', lastSeen })
      return withOrder({ ...known, lastSeen })
    }
    const { redirectAddress } = attempt
    const isAsked = redirectAddress !== null && !isPaymentReturn(redirectAddress)
    return payingCheckout(known, frameOf(known, []), { isAsked })
  }

  /** Where a buyer goes on whose order the platform has placed: to their bank, or to the order; null where there is none. */
  async function orderAddress(known: AssistantBasket): Promise<string | null> {
    const isOrdering = known.state === 'open' || known.state === 'completed'
    const attempt = isOrdering ? await attemptOf(known) : null
    if (attempt === null || attempt.state === 'payment_failed') return null
    const page = parts.addressOf(known.locale, pagePath('order', { orderNumber: attempt.number }))
    if (attempt.state !== 'pending_payment') return page
    const { redirectAddress } = attempt
    return redirectAddress === null || isPaymentReturn(redirectAddress) ? page : redirectAddress
  }

  const complete = completing({ ...parts, shown, attemptOf, orderedAs, buyerOf, shopIdOf })

  const requireSame = async ({ id }: AssistantBasket, { keyed }: Asking) => requireSameRequest(sql, id, keyed)

  return { create, change, read, cancel, complete, closing, orderAddress, opened, openedBy, requireSame }
}

export type BasketOperations = ReturnType<typeof basketOperations>

/** The key of somebody who has signed, from somebody who has not. */
function foreign(): UcpProblem {
  return new UcpProblem(401, 'signature_missing', 'This Idempotency-Key came with a signature before.')
}

/** The variants of the wanted articles; an id that means none is named. */
async function wantedLines(api: Api, lines: NonNullable<BasketInput['line_items']>) {
  const wanted: WantedLine[] = []
  const unknown: UcpMessage[] = []
  for (const [at, { item, quantity }] of lines.entries()) {
    const path = `$.line_items[${at}]`
    const variantId = partsOfArticle(item.id)?.variantId ?? (await variantIdOf(api, item.id))
    if (variantId === null)
      unknown.push({
        type: 'error',
        code: 'invalid_item',
        path,
        content: `There is no article ${item.id}.`,
        severity: 'recoverable',
      })
    else wanted.push({ variantId, quantity, path })
  }
  return { lines: wanted, unknown }
}

async function variantIdOf(api: Api, id: string): Promise<number | null> {
  const page = await pageOfId(api, id)
  return (page && variantOfId(page, id)?.id) ?? null
}
