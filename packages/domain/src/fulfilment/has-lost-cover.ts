import type { PaidSoFar } from './settled-payment.ts'

type Covering = Pick<PaidSoFar, 'state' | 'amount' | 'released' | 'refunded'> & { provider: string | null }

/**
 * Whether an authorisation was cancelled, on the provider's own pages for example, so that the payments of an order no
 * longer cover what is left to pay; `before` is what its invoice was corrected by, minor units. The goods would then go
 * unpaid.
 *
 * @see product §4 "Payment"
 */
export function hasLostCover(payments: readonly Covering[], before: number): boolean {
  const isCalledOff = payments.some(({ provider, state }) => provider !== null && state === 'cancelled')
  const owed = payments.reduce((sum, { amount }) => sum + amount, 0) - before
  const covered = payments.reduce((sum, one) => sum + one.amount - one.released - one.refunded, 0)
  return isCalledOff && covered < owed
}
