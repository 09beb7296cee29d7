import type {
  GiftcardToCheck,
  MoneyMove,
  MoveAnswer,
  PaymentNotice,
  PaymentProvider,
  StartedPayment,
} from '@shop/engine/ports/payment-provider'
import { adyenCardPayment, cardPaymentStatus, isCardSession, startCardPayment } from './adyen-card-payment.ts'
import { adyenCards, adyenTokenEvent } from './adyen-cards.ts'
import { adyenExpress, startAgreedPayment } from './adyen-express.ts'
import { AdyenFailure } from './adyen-http-client.ts'
import { type AdyenItem, adyenItems, adyenNotice, noticeId } from './adyen-notices.ts'
import { adyenSession } from './adyen-session.ts'
import type { AdyenSetup } from './adyen-setup.ts'
import { adyenTokenPayment, adyenTokens } from './adyen-tokens.ts'
import { openCheckout } from './open-checkout.ts'

/**
 * Payments through Adyen: a hosted page for each payment, webhooks signed with HMAC, and moves that are confirmed by
 * webhook. No card number ever reaches the shop.
 *
 * @see docs/adr/0016-payment-port.md
 */
export function openAdyen(setup: AdyenSetup): PaymentProvider {
  const { sdk, checkout } = openCheckout(setup)
  const { merchantAccount } = setup
  const hmac = new sdk.HmacValidator()

  function isSigned(item: AdyenItem): boolean {
    const signature = item.additionalData.hmacSignature
    if (!signature) return false
    const text = signedText(item)
    return hmac.validateHMACSignature(setup.hmacKey, signature, text)
  }

  /** A webhook about tokens is signed as a whole, in a header. */
  function isSignedEvent(body: string, headers: Headers): boolean {
    const signature = headers.get('hmacsignature')
    if (setup.tokenHmacKey === null || signature === null) return false
    return hmac.validateHMACSignature(setup.tokenHmacKey, signature, body)
  }

  return {
    key: 'adyen',
    express: adyenExpress({ sdk, checkout }, setup),

    async start(input) {
      const { card, token, agreement } = input
      if (agreement !== null)
        return startAgreedPayment({ sdk, checkout }, { ...input, agreement }, merchantAccount)
      if (token !== null)
        return startCardPayment(checkout, adyenTokenPayment({ ...input, token }, merchantAccount, sdk), input)
      if (card !== null)
        return startCardPayment(checkout, adyenCardPayment({ ...input, card }, merchantAccount, sdk), input)
      const { id, url } = await checkout.PaymentsApi.sessions(adyenSession(input, merchantAccount, sdk), {
        idempotencyKey: input.paymentId,
      })
      if (!url) throw new Error(`The provider made session ${id} without a page of its own.`)
      return { redirectAddress: url, session: id }
    },

    async status(payment, returned) {
      const { session } = payment
      if (isCardSession(session)) return cardPaymentStatus(checkout, { ...payment, session }, returned)
      const result = returned.get('sessionResult')
      if (payment.session === null || result === null) return null
      const { status, reference, payments } = await checkout.PaymentsApi.getResultOfPaymentSession(
        payment.session,
        result,
      )
      if (reference !== payment.paymentId) return null
      const [paid] = payments ?? []
      return statusNotice(payment, String(status ?? ''), {
        pspReference: paid?.pspReference ?? null,
        amount: paid?.amount?.value ?? payment.amount,
        currencyCode: paid?.amount?.currency ?? payment.currencyCode,
      })
    },

    capture: (move) =>
      answered(checkout.ModificationsApi.captureAuthorisedPayment(move.target, request(move), options(move))),
    refund: (move) =>
      answered(checkout.ModificationsApi.refundCapturedPayment(move.target, request(move), options(move))),
    // Refunds instead if the money was captured in the meantime.
    cancel: (move) =>
      answered(
        checkout.ModificationsApi.refundOrCancelPayment(
          move.target,
          { merchantAccount, reference: move.paymentId },
          options(move),
        ),
      ),

    readNotices({ body, headers }) {
      if (adyenTokenEvent(body) !== null) return isSignedEvent(body, headers) ? [] : null
      const items = adyenItems(body)
      if (!items.every(isSigned)) return null
      return items
        .filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount)
        .map(adyenNotice)
        .filter((notice) => notice !== null)
    },

    cards: adyenCards({ checkout }, merchantAccount),
    tokens: adyenTokens(setup),

    async giftcardBalance({ brand, number, pin, currencyCode }: GiftcardToCheck) {
      const { resultCode, balance } = await checkout.OrdersApi.getBalanceOfGiftCard({
        merchantAccount,
        amount: { value: 0, currency: currencyCode },
        paymentMethod: { type: 'giftcard', brand, number, cvc: pin },
      })
      return String(resultCode) === 'Failed'
        ? null
        : { amount: balance.value, currencyCode: balance.currency }
    },
  }

  function request({ paymentId, amount, currencyCode }: MoneyMove) {
    return { merchantAccount, reference: paymentId, amount: { value: amount, currency: currencyCode } }
  }
}

function options({ id }: MoneyMove) {
  return { idempotencyKey: id }
}

/** 422 is final (too much, too late, unknown); everything else may be retried. */
async function answered(asked: Promise<{ pspReference: string }>): Promise<MoveAnswer> {
  try {
    const { pspReference } = await asked
    return { outcome: 'asked', reference: pspReference }
  } catch (error) {
    if (error instanceof AdyenFailure && error.status === 422)
      return { outcome: 'refused', reason: error.message }
    throw error
  }
}

type Paid = { pspReference: string | null; amount: number; currencyCode: string }

/** The result of a page as the notice that will say the same; null while the shopper or the provider is not done. */
function statusNotice(
  { paymentId, session, amount, currencyCode }: StartedPayment,
  status: string,
  { pspReference, ...paid }: Paid,
): PaymentNotice | null {
  const notice = { paymentId, moveReference: null }
  if (status === 'completed' && pspReference !== null)
    return {
      ...notice,
      ...paid,
      id: noticeId('AUTHORISATION', pspReference, 'true'),
      kind: 'authorised',
      reference: pspReference,
    }
  const kind = ({ canceled: 'cancelled', refused: 'failed', expired: 'failed' } as const)[status]
  if (kind === undefined) return null
  return { ...notice, amount, currencyCode, id: `${session}:${status}`, kind, reference: session ?? '' }
}

/** What the provider signs of an event, in its order. */
function signedText(item: AdyenItem): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference } = item
  const { amount, eventCode, success } = item
  return [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ].join(':')
}
