import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Basket } from '@shop/domain/basket/basket'
import type { Locale } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { ucpBuyer } from '../checkout/buyer-consent.ts'
import { ucpFulfillment } from '../checkout/ucp-fulfillment.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import type { AssistantBasket } from './assistant-baskets.ts'
import { type BasketPlace, basketMessages, ucpBasket } from './ucp-basket.ts'

type Shown = Record<string, unknown>
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
 * A checkout as an assistant sees it, at the totals of the checkout page. Whatever it has, the buyer has to look at it:
 * nobody else may press the order button. Without an address they also have to type it.
 *
 * @see eu-duties C-01
 */
export function shownCheckout(
  known: AssistantBasket,
  { checkout, points }: { checkout: Checkout; points: readonly PickupPoint[] },
  { place, continueUrl, messages }: Frame & { messages: readonly UcpMessage[] },
): Shown {
  const { i18n } = place
  const basket = { ...checkout.basket, totals: checkout.totals }
  const all = [...messages, ...basketMessages(basket, i18n)]
  const isBuyable = basket.items.length > 0 && basket.items.every(({ status }) => status === 'available')
  const isAddressed = !checkout.missing.some((part) => part === 'customer' || part === 'shippingAddress')
  const handOver: UcpMessage = {
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
  return {
    ...common(known, basket, { place, continueUrl }),
    buyer: ucpBuyer(checkout, { marketing: known.wantsNewsletter }),
    fulfillment: ucpFulfillment(checkout, points, { locale: known.locale, i18n }),
    status: isBuyable ? 'requires_escalation' : 'incomplete',
    messages: isBuyable ? [...all, handOver] : all,
  }
}

/** What stays to be read once a basket is closed: nobody is named in it. */
export function withoutPerson(shown: Shown): Shown {
  const { buyer: _buyer, fulfillment: _fulfillment, ...rest } = shown
  return rest
}

function common({ id, locale, expiresAt }: AssistantBasket, basket: Basket, { place, continueUrl }: Frame) {
  return {
    id,
    ...ucpBasket(basket, place),
    continue_url: continueUrl(locale, id),
    expires_at: expiresAt.toISOString(),
  }
}
