import type { I18n } from '@lingui/core'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { PaymentOption } from '@shop/ui/checkout/payment/payment-choice'
import { paymentReasonWords } from '../notices/problem-words.ts'

/** The ways to pay as the checkout lists them, with what the law wants said of a credit. */
export function paymentOptions(
  i18n: I18n,
  methods: Checkout['paymentMethods'],
  hasInstalments: boolean,
): PaymentOption[] {
  return methods
    .filter(({ reason }) => reason !== 'payment.reasons.giftcardTooSmall')
    .map(({ key, fee, available, reason, credit }) => ({
      key,
      fee,
      credit,
      isAvailable: available,
      reason: reason === null ? null : paymentReasonWords(i18n, reason),
      note:
        key === 'PP' && hasInstalments
          ? i18n.t({
              id: 'payment.paypalInstalmentsNote',
              message: 'Sie bestätigen bei PayPal; auf Wunsch in Raten.',
            })
          : null,
    }))
}
