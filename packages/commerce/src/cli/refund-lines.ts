import type { Refunded } from '@shop/sales/order-desk/refund-order'

const WAYS: Record<Refunded['shares'][number]['way'], string> = {
  release: 'was never taken, and never will be',
  refund: 'goes back through the provider',
  byHand: 'has to be transferred back BY HAND',
  giftcard: 'is back on the gift card',
  balance: 'is back on the account',
}

/** The refunded shares and their ways, and the number of the correction; amounts as printed there. */
export function givenBackLines({ shares, document }: Pick<Refunded, 'shares' | 'document'>): string[] {
  return [
    ...shares.map(({ amount, key, way }) => `  ${(amount / 100).toFixed(2)} of ${key} ${WAYS[way]}`),
    ...(document === null ? [] : [`  correction ${document}`]),
  ]
}
