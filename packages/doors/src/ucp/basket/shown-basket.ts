import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Basket } from '@shop/domain/basket/basket'
import type { Locale } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import type { I18n } from '@shop/i18n/locale-i18n'
import { ucpBuyer } from '../checkout/buyer-consent.ts'
import { ucpFulfillment } from '../checkout/ucp-fulfillment.ts'
import { buyersTurn, missingMessages } from '../payment/buyers-turn.ts'
import type { PaymentHandlers } from '../protocol/business-profile.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import type { AssistantBasket } from './assistant-baskets.ts'
import { type BasketPlace, basketMessages, ucpBasket } from './ucp-basket.ts'

type Shown = Record<string, unknown>
type CheckoutFrame = { messages: readonly UcpMessage[]; handlers: PaymentHandlers | null }
type Frame = {
  place: BasketPlace
  /** Where the buyer goes on with what an id means. */
  continueUrl: (locale: Locale, id: string) => string
}

/** A cart as an assistant sees it. */
export function shownCart(
  known: AssistantBasket,
  basket: Basket,
  { place, continueUrl, messages }: Frame & { messages: readonly UcpMessage[] },
): Shown {
  const all = [...messages, ...basketMessages(basket, place.i18n)]
  return {
    ...common(known, basket, { place, continueUrl }),
    ...(all.length === 0 ? {} : { messages: all }),
  }
}

/**
 * A checkout as an assistant sees it, at the totals of the checkout page. Where the platform may not order, the buyer has to
 * look at it, whatever it has: nobody else may press the order button. Without an address they also have to type it.
 *
 * @param handlers how the platform pays where it may order; null where it may not
 * @see eu-duties C-01
 */
export function shownCheckout(
  known: AssistantBasket,
  { checkout, points }: { checkout: Checkout; points: readonly PickupPoint[] },
  { place, continueUrl, messages, handlers }: Frame & CheckoutFrame,
): Shown {
  const { i18n } = place
  const basket = { ...checkout.basket, totals: checkout.totals }
  const all = [...messages, ...basketMessages(basket, i18n)]
  const isBuyable = basket.items.length > 0 && basket.items.every(({ status }) => status === 'available')
  const shown = {
    ...common(known, basket, { place, continueUrl }),
    buyer: ucpBuyer(checkout, { marketing: known.wantsNewsletter }),
    fulfillment: ucpFulfillment(checkout, points, { locale: known.locale, i18n }),
  }
  if (!isBuyable) return { ...shown, status: 'incomplete', messages: all }
  if (handlers === null)
    return { ...shown, status: 'requires_escalation', messages: [...all, handOver(checkout, i18n)] }

  const turn = buyersTurn(checkout, i18n)
  if (turn !== null) return { ...shown, status: 'requires_escalation', messages: [...all, turn] }
  const missing = missingMessages(checkout, i18n)
  return {
    ...shown,
    payment_handlers: handlers,
    status: missing.length === 0 ? 'ready_for_complete' : 'incomplete',
    ...(all.length + missing.length === 0 ? {} : { messages: [...all, ...missing] }),
  }
}

function handOver({ missing }: Checkout, i18n: I18n): UcpMessage {
  const isAddressed = !missing.some((part) => part === 'customer' || part === 'shippingAddress')
  return {
    type: 'error',
    code: 'requires_buyer_checkout',
    content: isAddressed
      ? i18n.t({
          id: 'assistants.handOverAddressed',
          message: 'Zahlungsart und Bestellknopf stehen in der Kasse des Shops.',
        })
      : i18n.t({
          id: 'assistants.handOver',
          message: 'Adresse, Zahlungsart und Bestellknopf stehen in der Kasse des Shops.',
        }),
    severity: isAddressed ? 'requires_buyer_review' : 'requires_buyer_input',
  }
}

/** What stays to be read once a basket is closed: nobody is named in it, and nothing can be paid. */
export function withoutPerson(shown: Shown): Shown {
  const { buyer: _buyer, fulfillment: _fulfillment, payment_handlers: _handlers, ...rest } = shown
  return rest
}

/** What an order is shown as once it is placed: neither where it could have gone on, nor what was said before. */
export function orderedCheckout(shown: Shown): Shown {
  const { continue_url: _url, messages: _messages, ...rest } = withoutPerson(shown)
  return rest
}

/** A checkout whose order is being paid: the buyer's bank asks them, or has not answered yet. */
export function payingCheckout(
  known: AssistantBasket,
  { place, continueUrl }: Frame,
  { isAsked }: { isAsked: boolean },
): Shown {
  const message: UcpMessage = {
    type: 'error',
    code: 'requires_3ds',
    content: place.i18n.t({
      id: 'assistants.bankAsks',
      message: 'Die Bank möchte die Zahlung bestätigt haben.',
    }),
    severity: 'requires_buyer_input',
  }
  return {
    ...known.lastSeen,
    continue_url: continueUrl(known.locale, known.id),
    ...(isAsked
      ? { status: 'requires_escalation', messages: [message] }
      : { status: 'complete_in_progress' }),
  }
}

function common({ id, locale, expiresAt }: AssistantBasket, basket: Basket, { place, continueUrl }: Frame) {
  return {
    id,
    ...ucpBasket(basket, place),
    // With nothing in it there is nothing to go on with: the address would only say so.
    ...(basket.items.length === 0 ? {} : { continue_url: continueUrl(locale, id) }),
    expires_at: expiresAt.toISOString(),
  }
}
