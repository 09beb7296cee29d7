import { createRequire } from 'node:module'

/**
 * The provider's own library. It is loaded when a shop is opened that uses it, and only the parts for checkout: the
 * whole of it takes two seconds. `require`, because its files are CommonJS without names that an import could find.
 */
export function adyenSdk() {
  const load = createRequire(import.meta.url)
  const client: typeof import('@adyen/api-library/lib/src/client.js') = load(
    '@adyen/api-library/lib/src/client.js',
  )
  const config: typeof import('@adyen/api-library/lib/src/config.js') = load(
    '@adyen/api-library/lib/src/config.js',
  )
  const checkout: typeof import('@adyen/api-library/lib/src/services/checkout/index.js') = load(
    '@adyen/api-library/lib/src/services/checkout/index.js',
  )
  const hmac: typeof import('@adyen/api-library/lib/src/utils/hmacValidator.js') = load(
    '@adyen/api-library/lib/src/utils/hmacValidator.js',
  )
  const session: typeof import('@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js') =
    load('@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js')
  const payment: typeof import('@adyen/api-library/lib/src/typings/checkout/paymentRequest.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js',
  )
  const card: typeof import('@adyen/api-library/lib/src/typings/checkout/cardDetails.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/cardDetails.js',
  )
  const authentication: typeof import('@adyen/api-library/lib/src/typings/checkout/authenticationData.js') =
    load('@adyen/api-library/lib/src/typings/checkout/authenticationData.js')
  const googlePay: typeof import('@adyen/api-library/lib/src/typings/checkout/googlePayDetails.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/googlePayDetails.js',
  )
  const applePay: typeof import('@adyen/api-library/lib/src/typings/checkout/applePayDetails.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/applePayDetails.js',
  )
  const payPal: typeof import('@adyen/api-library/lib/src/typings/checkout/payPalDetails.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/payPalDetails.js',
  )
  const methods: typeof import('@adyen/api-library/lib/src/typings/checkout/paymentMethodsRequest.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/paymentMethodsRequest.js',
  )
  const threeDS: typeof import('@adyen/api-library/lib/src/typings/checkout/threeDSRequestData.js') = load(
    '@adyen/api-library/lib/src/typings/checkout/threeDSRequestData.js',
  )
  return {
    Client: client.default,
    Config: config.default,
    Environment: config.EnvironmentEnum,
    CheckoutAPI: checkout.default,
    HmacValidator: hmac.default,
    SessionRequest: session.CreateCheckoutSessionRequest,
    CardRequest: payment.PaymentRequest,
    CardType: card.CardDetails.TypeEnum,
    MethodsRequest: methods.PaymentMethodsRequest,
    ApplePayType: applePay.ApplePayDetails.TypeEnum,
    PayPalType: payPal.PayPalDetails.TypeEnum,
    PayPalSubtype: payPal.PayPalDetails.SubtypeEnum,
    GooglePayType: googlePay.GooglePayDetails.TypeEnum,
    Authentication: authentication.AuthenticationData,
    ThreeDS: threeDS.ThreeDSRequestData,
  }
}

export type AdyenSdk = ReturnType<typeof adyenSdk>
