import type { Checkout } from '@shop/api-client/contract/checkout'
import type { BasketItem } from '@shop/domain/basket/basket'
import { lineShipping } from '@shop/domain/shipping/line-shipping'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { UcpMessage } from '../protocol/ucp-problem.ts'

/** How platforms pay: by card, whose money is promised with the order and taken with the goods. */
export const TOKEN_METHOD = 'KK'

/** Where the missing parts of a checkout stand in a request. */
const PATHS: Readonly<Partial<Record<Checkout['missing'][number], string>>> = {
  customer: '$.buyer.email',
  shippingAddress: '$.fulfillment.methods[0].destinations',
  shipping: '$.fulfillment.methods',
}

/** What a platform has still to send before it can order; none where everything is there. */
export function missingMessages({ missing }: Pick<Checkout, 'missing'>, i18n: I18n): UcpMessage[] {
  return missing.flatMap((part) => {
    const path = PATHS[part]
    return path === undefined
      ? []
      : [
          {
            type: 'error',
            code: 'missing_field',
            path,
            content: i18n._('problem.required'),
            severity: 'recoverable',
          },
        ]
  })
}

/**
 * Why the buyer has to order on the shop's own page although the platform might; null where it may.
 *
 * Downloads ask for a waiver of the right of withdrawal, goods made for somebody have none, which they have to be told, and
 * large appliances come with a question about the old one: what is said and asked there is said by the shop.
 *
 * @see docs/integrations/ucp.md; eu-duties C-19b
 */
export function buyersTurn(
  { basket, totals, paymentMethods }: Pick<Checkout, 'basket' | 'totals' | 'paymentMethods'>,
  i18n: I18n,
): UcpMessage | null {
  const card = paymentMethods.find(({ key }) => key === TOKEN_METHOD)
  const isPaidByCard = card?.available === true && card.fee === 0 && card.credit === null && totals.total > 0
  if (basket.items.some(needsItsBuyer))
    return {
      type: 'error',
      code: 'requires_buyer_review',
      content: i18n.t({
        id: 'assistants.needsBuyer',
        message: 'Für Artikel dieser Bestellung sind in der Kasse des Shops Angaben nötig.',
      }),
      severity: 'requires_buyer_review',
    }
  if (!isPaidByCard)
    return {
      type: 'error',
      code: 'payment_in_shop',
      content: i18n.t({
        id: 'assistants.payInShop',
        message: 'Diese Bestellung wird in der Kasse des Shops bezahlt.',
      }),
      severity: 'requires_buyer_review',
    }
  return null
}

function needsItsBuyer(item: BasketItem): boolean {
  const { facts, customData } = item
  return (
    lineShipping(item) === 'download' ||
    customData.customText !== null ||
    customData.gift !== undefined ||
    facts?.asksForOldDevice === true
  )
}
