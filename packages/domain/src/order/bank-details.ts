import type { BankAccount } from '../shop/brand.ts'
import { bankAccount, type Shop } from '../shop/shop.ts'
import type { Order } from './order.ts'

export type BankDetails = BankAccount & { reference: string; payBy?: string }

type Payable = Pick<Order, 'number' | 'currencyCode' | 'payBy'> & {
  payment: readonly Pick<Order['payment'][number], 'key'>[]
}

/**
 * Where to transfer the money of an order that is paid in advance, and until when it is waited for: the account of its
 * currency, with its number as reference; null for every other method.
 *
 * @see spec §3 "V pay in advance"
 */
export function bankDetails(shop: Pick<Shop, 'bank' | 'name'>, order: Payable): BankDetails | null {
  if (!order.payment.some(({ key }) => key === 'V')) return null
  const { number, currencyCode, payBy } = order
  return {
    ...bankAccount(shop, currencyCode),
    reference: number,
    ...(payBy === undefined ? {} : { payBy }),
  }
}
