import { problem } from '@shop/api-client/contract/problem'
import type { NoticeKind, PaymentNotice } from '@shop/engine/ports/payment-provider'
import * as v from 'valibot'

const Item = v.object({
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  /** Of a card its brand. */
  paymentMethod: v.optional(v.string()),
  pspReference: v.string(),
  originalReference: v.optional(v.string()),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  amount: v.object({ value: v.number(), currency: v.string() }),
  additionalData: v.optional(v.record(v.string(), v.string()), {}),
})
export type AdyenItem = v.InferOutput<typeof Item>

const Body = v.object({
  notificationItems: v.pipe(v.array(v.object({ NotificationRequestItem: Item })), v.minLength(1)),
})

/** Takes a webhook apart. Throws 400 `notice_malformed`. */
export function adyenItems(body: string): AdyenItem[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), body)
  if (parsed.success)
    return parsed.output.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  throw problem(400, 'notice_malformed', `The notice is not readable: ${v.summarize(parsed.issues)}`)
}

type Meaning = { yes: NoticeKind | null; no: NoticeKind | null; isMove: boolean }

/** Whether it ends well is decided by people, on the provider's pages. */
const DISPUTE: Meaning = { yes: 'disputed', no: 'disputed', isMove: true }
const CHARGEBACK: Meaning = { yes: 'chargedBack', no: 'disputed', isMove: true }

/** What an event means when it succeeded and when it did not. The provider knows many more, which mean nothing here. */
const MEANINGS: Record<string, Meaning> = {
  // The shopper may try another card on the same page, so this is not the end of the payment.
  AUTHORISATION: { yes: 'authorised', no: 'attemptFailed', isMove: false },
  OFFER_CLOSED: { yes: 'failed', no: null, isMove: false },
  EXPIRE: { yes: 'cancelled', no: null, isMove: true },
  CAPTURE: { yes: 'captured', no: 'captureFailed', isMove: true },
  CAPTURE_FAILED: { yes: 'captureFailed', no: null, isMove: true },
  REFUND: { yes: 'refunded', no: 'refundFailed', isMove: true },
  REFUND_FAILED: { yes: 'refundFailed', no: null, isMove: true },
  REFUNDED_REVERSED: { yes: 'refundFailed', no: null, isMove: true },
  CANCELLATION: { yes: 'cancelled', no: 'cancelFailed', isMove: true },
  TECHNICAL_CANCEL: { yes: 'cancelled', no: 'cancelFailed', isMove: true },
  NOTIFICATION_OF_CHARGEBACK: DISPUTE,
  CHARGEBACK,
  SECOND_CHARGEBACK: CHARGEBACK,
  CHARGEBACK_REVERSED: { yes: 'chargebackReversed', no: null, isMove: true },
  CANCEL_OR_REFUND: { yes: 'cancelled', no: 'cancelFailed', isMove: true },
}

/** An event in the words of the port; null when the shop does not wait for anything like it. */
export function adyenNotice(item: AdyenItem): PaymentNotice | null {
  const { eventCode, success, pspReference, originalReference, amount, additionalData } = item
  const meaning = MEANINGS[eventCode]
  const meant = success === 'true' ? meaning?.yes : meaning?.no
  if (meaning === undefined || !meant) return null

  const wasRefund = additionalData['modification.action'] === 'refund'
  return {
    id: noticeId(eventCode, pspReference, success),
    paymentId: item.merchantReference,
    kind: eventCode === 'CANCEL_OR_REFUND' && wasRefund && meant === 'cancelled' ? 'refunded' : meant,
    amount: amount.value,
    currencyCode: amount.currency,
    reference: meaning.isMove ? (originalReference ?? pspReference) : pspReference,
    moveReference: meaning.isMove ? pspReference : null,
  }
}

/** The provider sends an event again under the same three; they make it the same notice. */
export function noticeId(eventCode: string, pspReference: string, success: string): string {
  return `${eventCode}:${pspReference}:${success}`
}
