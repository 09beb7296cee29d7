import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import { markets } from '@shop/domain/market/markets'
import type { KeptCard } from '@shop/engine/ports/card-vault'
import type {
  PaymentInput,
  PaymentNotice,
  PaymentPage,
  StartedPayment,
} from '@shop/engine/ports/payment-provider'
import { noticeId } from './adyen-notices.ts'
import type { AdyenSdk } from './adyen-sdk.ts'
import { adyenShopper } from './adyen-session.ts'
import type { openCheckout } from './open-checkout.ts'

type Checkout = ReturnType<typeof openCheckout>['checkout']

/** How the session of a payment with a saved card begins, which has no page of the provider's for choosing a method. */
const CARD_SESSION = 'card:'

/** Whether a payment is made with a saved card. */
export function isCardSession(session: string | null): session is string {
  return session?.startsWith(CARD_SESSION) ?? false
}

/**
 * A payment with a card that the provider keeps. Its bank is always asked, on a page of its own: `ContAuth` says that the shopper
 * is there and the card is known, and 3-D Secure by redirect needs no script of the provider in the shop's pages.
 */
export function adyenCardPayment(
  input: PaymentInput & { card: KeptCard },
  merchantAccount: string,
  { CardRequest, Authentication, ThreeDS, CardType }: AdyenSdk,
): PaymentRequest {
  const { locale, amount, currencyCode, card } = input
  const { country, languageTag } = markets[locale]
  return {
    merchantAccount,
    channel: CardRequest.ChannelEnum.Web,
    reference: input.paymentId,
    merchantOrderReference: input.orderNumber,
    amount: { value: amount, currency: currencyCode },
    paymentMethod: { type: CardType.Scheme, storedPaymentMethodId: card.token },
    shopperInteraction: CardRequest.ShopperInteractionEnum.ContAuth,
    recurringProcessingModel: CardRequest.RecurringProcessingModelEnum.CardOnFile,
    authenticationData: {
      attemptAuthentication: Authentication.AttemptAuthenticationEnum.Always,
      threeDSRequestData: { nativeThreeDS: ThreeDS.NativeThreeDSEnum.Disabled },
    },
    countryCode: country,
    shopperLocale: languageTag,
    ...adyenShopper(input),
    returnUrl: input.returnAddress,
    origin: new URL(input.returnAddress).origin,
    additionalData: { manualCapture: 'true' },
  }
}

/** Asks for the payment: the way to the bank's page, or back to the shop where the bank has decided already. */
export async function startCardPayment(
  checkout: Checkout,
  request: PaymentRequest,
  { paymentId, returnAddress }: PaymentInput,
): Promise<PaymentPage> {
  const {
    action,
    resultCode,
    pspReference = '',
  } = await checkout.PaymentsApi.payments(request, {
    idempotencyKey: paymentId,
  })
  if (action) {
    if (action.type !== 'redirect' || !('url' in action) || !action.url)
      throw new Error(`The provider asks for "${action.type}", which the shop's pages cannot do.`)
    return { redirectAddress: action.url, session: `${CARD_SESSION}asked:${pspReference}` }
  }
  return decidedPage({ returnAddress }, { resultCode: String(resultCode ?? ''), pspReference })
}

/** The way back of a payment that needs no page: its session says what the provider has decided, and over what amount. */
export function decidedPage(
  { returnAddress }: Pick<PaymentInput, 'returnAddress'>,
  { resultCode, pspReference, amount, currencyCode }: Said,
): PaymentPage {
  const over = amount === undefined ? '' : `:${amount}:${currencyCode}`
  return { redirectAddress: returnAddress, session: `${CARD_SESSION}${resultCode}:${pspReference}${over}` }
}

/** What became of a payment with a saved card when the shopper comes back; null while nobody knows. */
export async function cardPaymentStatus(
  checkout: Checkout,
  payment: StartedPayment & { session: string },
  returned: URLSearchParams,
): Promise<PaymentNotice | null> {
  const redirectResult = returned.get('redirectResult')
  if (redirectResult === null) {
    const [, resultCode = '', pspReference = '', amount, currencyCode] = payment.session.split(':')
    const over = amount && currencyCode ? { amount: Number(amount), currencyCode } : {}
    return cardNotice(payment, { resultCode, pspReference, ...over })
  }
  const answer = await checkout.PaymentsApi.paymentsDetails({ details: { redirectResult } })
  if (answer.merchantReference !== payment.paymentId) return null
  const { resultCode, pspReference = '', amount } = answer
  return cardNotice(payment, {
    resultCode: String(resultCode ?? ''),
    pspReference,
    ...(amount ? { amount: amount.value, currencyCode: amount.currency } : {}),
  })
}

/** What the end of a payment is called; everything else is said by a webhook. */
const ENDS: Readonly<Record<string, 'authorised' | 'failed' | 'cancelled'>> = {
  Authorised: 'authorised',
  Refused: 'failed',
  Error: 'failed',
  Cancelled: 'cancelled',
}

type Said = { resultCode: string; pspReference: string; amount?: number; currencyCode?: string }

function cardNotice({ paymentId, ...payment }: StartedPayment, said: Said): PaymentNotice | null {
  const { resultCode, pspReference } = said
  const kind = ENDS[resultCode]
  if (kind === undefined || pspReference === '') return null
  const isPaid = kind === 'authorised'
  return {
    id: isPaid ? noticeId('AUTHORISATION', pspReference, 'true') : `card:${pspReference}:${resultCode}`,
    paymentId,
    kind,
    amount: said.amount ?? payment.amount,
    currencyCode: said.currencyCode ?? payment.currencyCode,
    reference: pspReference,
    moveReference: null,
  }
}
