import type { PurchaseFacts } from '@shop/domain/order/purchase-facts'
import { ANALYTICS, MARKETING } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { majorUnits } from '../major-units.ts'
import { trackedLine } from '../tracked-item.ts'

/**
 * The shopper has bought. Told once for each order, by its first thank-you page.
 *
 * `hashedEmail` goes along only with consent for the service that gets it. The code of a gift card is money and
 * is never told, only its amount.
 *
 * @see spec §7 "The purchase event carries"; product §11.11
 */
export const purchase = defineEvent(
  'frontend_purchase',
  ANALYTICS,
  (facts: PurchaseFacts, _hashedEmail: string | null, couponCode: string | null) => ({
    transaction_id: facts.transactionId,
    customer_id: facts.customerId,
    currency: facts.currencyCode,
    value: majorUnits(facts.value),
    tax: majorUnits(facts.tax),
    shipping: majorUnits(facts.shipping),
    coupon: facts.couponReduction > 0,
    coupon_code: couponCode,
    coupon_reduction_with_tax: majorUnits(facts.couponReduction),
    giftcard_amount: majorUnits(facts.giftcardAmount),
    payment_type: facts.paymentType,
    items: facts.items.map((item) => trackedLine(item)),
  }),
  (_facts, hashedEmail, _couponCode) =>
    hashedEmail === null ? [] : [{ consent: MARKETING, fields: { customer_email_hash: hashedEmail } }],
)
