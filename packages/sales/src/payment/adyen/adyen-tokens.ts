import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import { markets } from '@shop/domain/market/markets'
import type { PaymentInput } from '@shop/engine/ports/payment-provider'
import type { PaymentToken, TokenPayments } from '@shop/engine/ports/token-payments'
import type { AdyenSdk } from './adyen-sdk.ts'
import { adyenShopper } from './adyen-session.ts'
import type { AdyenSetup } from './adyen-setup.ts'

type Account = Pick<AdyenSetup, 'environment' | 'merchantAccount' | 'googlePayMerchantId'>

/**
 * Google Pay, whose tokens the provider takes in the name of the account: the handler that a platform has without a contract
 * with the provider. Null on a live account without an id at Google, where no token can be made.
 *
 * @see https://docs.adyen.com/payment-methods/google-pay
 */
export function adyenTokens({
  environment,
  merchantAccount,
  googlePayMerchantId,
}: Account): TokenPayments | null {
  const isLive = environment === 'LIVE'
  if (isLive && googlePayMerchantId === null) return null
  return {
    handler: ({ shopName, origin }) => ({
      name: 'com.google.pay',
      id: 'google_pay',
      brands: ['visa', 'mastercard', 'amex'],
      config: {
        api_version: 2,
        api_version_minor: 0,
        environment: isLive ? 'PRODUCTION' : 'TEST',
        merchant_info: {
          merchant_name: shopName,
          ...(googlePayMerchantId === null ? {} : { merchant_id: googlePayMerchantId }),
          merchant_origin: new URL(origin).hostname,
        },
        allowed_payment_methods: [
          {
            type: 'CARD',
            parameters: {
              allowed_auth_methods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowed_card_networks: ['VISA', 'MASTERCARD', 'AMEX'],
            },
            tokenization_specification: {
              type: 'PAYMENT_GATEWAY',
              parameters: { gateway: 'adyen', gatewayMerchantId: merchantAccount },
            },
          },
        ],
      },
    }),
  }
}

/** A payment with a token of Google Pay. A bank that has to ask does so on a page of its own, as with a saved card. */
export function adyenTokenPayment(
  input: PaymentInput & { token: PaymentToken },
  merchantAccount: string,
  { CardRequest, ThreeDS, GooglePayType }: AdyenSdk,
): PaymentRequest {
  const { locale, amount, currencyCode, token } = input
  const { country, languageTag } = markets[locale]
  return {
    merchantAccount,
    channel: CardRequest.ChannelEnum.Web,
    reference: input.paymentId,
    merchantOrderReference: input.orderNumber,
    amount: { value: amount, currency: currencyCode },
    paymentMethod: { type: GooglePayType.Googlepay, googlePayToken: token.token },
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
