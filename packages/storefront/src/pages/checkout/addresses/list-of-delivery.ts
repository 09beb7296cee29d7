import type { Checkout } from '@shop/api-client/contract/checkout'

/** The name of the gift list whose owner gets the goods; null for an order that goes to the shopper. */
export function listOfDelivery({ giftDelivery }: Pick<Checkout, 'giftDelivery'>): string | null {
  return giftDelivery?.isChosen && giftDelivery.state === 'open' ? giftDelivery.name : null
}

/** Whether the shopper has to choose anew where the goods go, before anything else. */
export function isDeliveryLost({ giftDelivery }: Pick<Checkout, 'giftDelivery'>): boolean {
  return giftDelivery?.isChosen === true && giftDelivery.state !== 'open'
}
