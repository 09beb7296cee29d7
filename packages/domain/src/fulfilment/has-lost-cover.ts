import type { PaidSoFar } from './settled-payment.ts'

type Covering = Pick<PaidSoFar, 'state' | 'amount' | 'released' | 'refunded'> & { provider: string | null }

/**
 * Whether a promise that a provider had given was called off, on the provider's own pages for one, so that the payments of
 * an order no longer cover what it still asks for; `before` is what was taken back of its invoice, minor units. Then
 * nobody pays for the goods any more.
 *
 * @see product §4 "Payment"
 */
export function hasLostCover(payments: readonly Covering[], before: number): boolean {
  const isCalledOff = payments.some(({ provider, state }) => provider !== null && state === 'cancelled')
  const owed = payments.reduce((sum, { amount }) => sum + amount, 0) - before
  const covered = payments.reduce((sum, one) => sum + one.amount - one.released - one.refunded, 0)
  return isCalledOff && covered < owed
}
