import type { CommandAnswer } from '@shop/api-client/office/define-command'
import type { giveMoneyBack } from '@shop/api-client/office/order-commands'

type Refunded = Pick<CommandAnswer<typeof giveMoneyBack>, 'shares' | 'document'>

const WAYS: Record<Refunded['shares'][number]['way'], string> = {
  release: 'was never taken, and never will be',
  refund: 'goes back through the provider',
  byHand: 'has to be transferred back BY HAND',
  giftcard: 'is back on the gift card',
  balance: 'is back on the account',
}

/** The refunded shares and their ways, and the number of the correction; amounts as printed there. */
export function givenBackLines({ shares, document }: Refunded): string[] {
  return [
    ...shares.map(({ amount, key, way }) => `  ${(amount / 100).toFixed(2)} of ${key} ${WAYS[way]}`),
    ...(document === null ? [] : [`  correction ${document}`]),
  ]
}
