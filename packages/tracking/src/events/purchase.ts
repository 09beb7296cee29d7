import type { PurchaseFacts } from '@shop/domain/order/purchase-facts'
import { ANALYTICS, HASHED_EMAIL, PAYBACK_STORAGE } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { majorUnits } from '../major-units.ts'
import { trackedPurchase } from '../tracked-item.ts'

/**
 * The shopper has bought. Tracked once for each order, by its first thank-you page.
 *
 * `hashedEmail` and `scrId` go along only with consent for the services that get them. The code of a gift card is
 * money: of gift cards only the amount is tracked.
 *
 * @see spec §3 "Order", §7 "The purchase event carries"; product §11.11
 */
export const purchase = defineEvent(
  'frontend_purchase',
  ANALYTICS,
  (facts: PurchaseFacts, _hashedEmail: string | null, _scrId: string | null = null) => ({
    transaction_id: facts.transactionId,
    customer_id: facts.customerId,
    currency: facts.currencyCode,
    value: majorUnits(facts.value),
    tax: majorUnits(facts.tax),
    shipping: majorUnits(facts.shipping),
    // GA4's own field is a text; a yes would be counted as a coupon of that name
    ...(facts.couponCode === null ? {} : { coupon: facts.couponCode }),
    coupon_code: facts.couponCode,
    coupon_reduction_with_tax: majorUnits(facts.couponReduction),
    special_coupon: facts.specialCoupon,
    giftcard_amount: majorUnits(facts.giftcardAmount),
    payment_type: facts.paymentType,
    items: facts.items.map(trackedPurchase),
  }),
  (_facts, hashedEmail, scrId = null) => [
    ...(hashedEmail === null
      ? []
      : [{ consent: HASHED_EMAIL, fields: { customer_email_hash: hashedEmail } }]),
    ...(scrId === null ? [] : [{ consent: PAYBACK_STORAGE, fields: { scr_id: scrId } }]),
  ],
)
