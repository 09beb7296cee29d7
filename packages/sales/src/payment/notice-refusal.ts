import { type Problem, problem } from '@shop/api-client/contract/problem'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import type { Payment } from '../orders/payment-store.ts'

/**
 * Why a signed notice is refused: another currency, or an impossible amount; null when it is accepted. The status tells
 * the provider whether to send it again: 409 `notice_early` will be right later.
 */
export function noticeRefusal(payment: Payment, notice: PaymentNotice): Problem | null {
  const { kind, amount, currencyCode } = notice
  if (currencyCode !== payment.currency)
    return problem(
      422,
      'currency_wrong',
      `The payment is in ${payment.currency}, the notice in ${currencyCode}.`,
    )
  if (!Number.isSafeInteger(amount) || amount < 0) return wrongAmount(payment.amount, amount)

  if (kind === 'authorised' || kind === 'failed')
    return amount === payment.amount ? null : wrongAmount(payment.amount, amount)
  if (kind === 'captured') {
    const open = payment.amount - payment.captured
    return amount > 0 && amount <= open ? null : wrongAmount(open, amount)
  }
  if (kind === 'refunded') {
    const taken = payment.captured - payment.refunded
    if (amount > 0 && amount <= taken) return null
    return amount > 0 && payment.captured < payment.amount
      ? problem(
          409,
          'notice_early',
          `Of this payment ${taken} can go back so far. Send the notice again later.`,
        )
      : wrongAmount(taken, amount)
  }
  return null
}

function wrongAmount(expected: number, amount: number): Problem {
  return problem(422, 'amount_wrong', `The payment is over ${expected}, the notice over ${amount}.`)
}
