import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import { markets } from '@shop/domain/market/markets'
import { type ExpressWalletName, WALLET_NAMES } from '@shop/domain/payment/express-wallet'
import type { ExpressWallet, WalletAgreement, WalletOrderChange } from '@shop/engine/ports/express-wallet'
import type { PaymentInput, PaymentPage } from '@shop/engine/ports/payment-provider'
import * as v from 'valibot'
import { decidedPage, startCardPayment } from './adyen-card-payment.ts'
import type { AdyenSdk } from './adyen-sdk.ts'
import { adyenShopper } from './adyen-session.ts'
import type { AdyenSetup } from './adyen-setup.ts'
import type { openCheckout } from './open-checkout.ts'

type Checkout = ReturnType<typeof openCheckout>['checkout']
type Parts = { sdk: AdyenSdk; checkout: Checkout }

/** The release of Adyen's Web Components that the wallet's page loads; its shapes are those that the tests know. */
const WEB_COMPONENTS = '6.45.2'

const TYPES = { paypal: 'paypal', applePay: 'applepay', googlePay: 'googlepay' } as const satisfies Record<
  ExpressWalletName,
  string
>

/** Who the components of the wallets speak to. */
const HOSTS: Record<ExpressWalletName, readonly string[]> = {
  paypal: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  applePay: ['https://applepay.cdn-apple.com', 'https://*.apple.com'],
  googlePay: ['https://pay.google.com', 'https://*.google.com', 'https://*.gstatic.com'],
}

/**
 * PayPal, Apple Pay and Google Pay through Adyen's Web Components, on a page of their own; null without the key that a
 * browser needs for them. A payment is asked for when the order is placed: Adyen calls it a two-step checkout.
 *
 * @see https://docs.adyen.com/online-payments/two-step-checkout
 */
export function adyenExpress({ sdk, checkout }: Parts, setup: AdyenSetup): ExpressWallet | null {
  const { merchantAccount, clientKey } = setup
  if (clientKey === null || setup.expressWallets.length === 0) return null
  const isLive = setup.environment === 'LIVE'
  const place = isLive ? 'live' : 'test'
  const cdn = `https://checkoutshopper-${place}.cdn.adyen.com`

  return {
    wallets: setup.expressWallets,
    // Of a key that every process of the shop has and nobody else.
    secret: `adyen:${setup.apiKey}`,

    async component({ wallet, amount, currencyCode, locale }) {
      const { country, languageTag } = markets[locale]
      const paid = { value: amount, currency: currencyCode }
      const answer = await checkout.PaymentsApi.paymentMethods({
        merchantAccount,
        channel: sdk.MethodsRequest.ChannelEnum.Web,
        countryCode: country,
        shopperLocale: languageTag,
        amount: paid,
        allowedPaymentMethods: [TYPES[wallet]],
      })
      if (!answer.paymentMethods?.some(({ type }) => type === TYPES[wallet]))
        throw new Error(
          `${WALLET_NAMES[wallet]} is not switched on in ${merchantAccount} for ${country} and ${currencyCode}: add it in the customer area, or take it out of ADYEN_EXPRESS.`,
        )
      return {
        script: { address: `${cdn}/checkoutshopper/sdk/${WEB_COMPONENTS}/adyen.js` },
        styles: [`${cdn}/checkoutshopper/sdk/${WEB_COMPONENTS}/adyen.css`],
        hosts: [cdn, `https://checkoutshopper-${place}.adyen.com`, 'https://*.adyen.com', ...HOSTS[wallet]],
        setup: {
          environment: place,
          clientKey,
          locale: languageTag,
          countryCode: country,
          amount: paid,
          paymentMethodsResponse: answer,
          analytics: { enabled: false },
        },
      }
    },

    async open({ paymentId, amount, currencyCode, locale, returnAddress }) {
      const { country, languageTag } = markets[locale]
      const { action, pspReference, resultCode } = await checkout.PaymentsApi.payments({
        merchantAccount,
        channel: sdk.CardRequest.ChannelEnum.Web,
        reference: paymentId,
        amount: { value: amount, currency: currencyCode },
        // Of what the browser says nothing is needed: it could name another flow.
        paymentMethod: { type: sdk.PayPalType.Paypal, subtype: sdk.PayPalSubtype.Express },
        countryCode: country,
        shopperLocale: languageTag,
        returnUrl: returnAddress,
        origin: new URL(returnAddress).origin,
        additionalData: { manualCapture: 'true' },
      })
      if (!action || !pspReference)
        throw new Error(`The provider opened no order of PayPal: ${resultCode ?? 'no result'}.`)
      return { reference: pspReference, answer: { resultCode, action } }
    },

    reprice: (change) => repriced(checkout, change),
  }
}

async function repriced(
  checkout: Checkout,
  { reference, data, amount, shipping, currencyCode }: WalletOrderChange,
): Promise<string> {
  const { paymentData, status } = await checkout.UtilityApi.updatesOrderForPaypalExpressCheckout({
    pspReference: reference,
    paymentData: data,
    amount: { value: amount, currency: currencyCode },
    shippingAmount: { value: shipping, currency: currencyCode },
  })
  if (String(status) !== 'success') throw new Error('The provider did not change the order of PayPal.')
  return paymentData
}

const PayPalDetails = v.object({
  orderID: v.string(),
  payerID: v.exactOptional(v.string()),
  paymentID: v.exactOptional(v.string()),
  billingToken: v.exactOptional(v.string()),
  facilitatorAccessToken: v.exactOptional(v.string()),
})
const ApplePayToken = v.object({ applePayToken: v.string() })
const GooglePayToken = v.object({ googlePayToken: v.string() })

/**
 * Asks for the money that a wallet has agreed to. PayPal's order is set to what the order costs by now, and confirmed; a token
 * is paid with like a card, and its bank may ask on a page of its own.
 *
 * Throws when the provider cannot be reached, or what the wallet has said is not what its component says.
 */
export async function startAgreedPayment(
  { sdk, checkout }: Parts,
  input: PaymentInput & { agreement: WalletAgreement },
  merchantAccount: string,
): Promise<PaymentPage> {
  const { agreement, paymentId, amount, currencyCode } = input
  if (agreement.wallet !== 'paypal')
    return startCardPayment(checkout, walletPayment(input, merchantAccount, sdk), input)

  const { order, agreed, said } = agreement
  if (order === null) throw new Error('PayPal has agreed to no order.')
  const shipping = Math.min(input.order.totals.shipping, amount)
  const change = { ...order, amount, shipping, currencyCode }
  const paymentData = agreed === amount ? order.data : await repriced(checkout, change)
  const {
    resultCode = '',
    pspReference = '',
    merchantReference,
    amount: authorised,
  } = await checkout.PaymentsApi.paymentsDetails(
    { details: v.parse(PayPalDetails, said), paymentData },
    { idempotencyKey: `${paymentId}:agreed` },
  )
  if (merchantReference !== paymentId) throw new Error('PayPal has agreed to another payment.')
  // What PayPal has authorised is held against the order; where the answer does not say it, the webhook does.
  return decidedPage(input, {
    resultCode: authorised === undefined && resultCode === 'Authorised' ? 'Pending' : String(resultCode),
    pspReference,
    ...(authorised ? { amount: authorised.value, currencyCode: authorised.currency } : {}),
  })
}

function walletPayment(
  input: PaymentInput & { agreement: WalletAgreement },
  merchantAccount: string,
  { CardRequest, ThreeDS, GooglePayType, ApplePayType }: AdyenSdk,
): PaymentRequest {
  const { locale, amount, currencyCode, agreement } = input
  const { country, languageTag } = markets[locale]
  return {
    merchantAccount,
    channel: CardRequest.ChannelEnum.Web,
    reference: input.paymentId,
    merchantOrderReference: input.orderNumber,
    amount: { value: amount, currency: currencyCode },
    paymentMethod:
      agreement.wallet === 'applePay'
        ? { type: ApplePayType.Applepay, ...v.parse(ApplePayToken, agreement.said) }
        : { type: GooglePayType.Googlepay, ...v.parse(GooglePayToken, agreement.said) },
    shopperInteraction: CardRequest.ShopperInteractionEnum.Ecommerce,
    authenticationData: { threeDSRequestData: { nativeThreeDS: ThreeDS.NativeThreeDSEnum.Disabled } },
    countryCode: country,
    shopperLocale: languageTag,
    ...adyenShopper(input),
    returnUrl: input.returnAddress,
    origin: new URL(input.returnAddress).origin,
    additionalData: { manualCapture: 'true' },
  }
}
