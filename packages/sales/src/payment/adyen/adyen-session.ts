import type { CreateCheckoutSessionRequest } from '@adyen/api-library/lib/src/typings/checkout/createCheckoutSessionRequest.js'
import type { Address } from '@shop/domain/address/address'
import { markets } from '@shop/domain/market/markets'
import { needsProvider } from '@shop/domain/payment/payment-method'
import { movesMoneyAtOnce } from '@shop/domain/payment/payment-methods'
import type { PaymentInput } from '@shop/engine/ports/payment-provider'
import { adyenLineItems, lineWords } from './adyen-line-items.ts'
import { ADYEN_METHODS } from './adyen-methods.ts'
import type { AdyenSdk } from './adyen-sdk.ts'

/**
 * Requests a hosted page that offers only the method chosen at the checkout, expires when the shop gives up the order,
 * and authorises the money until the shop captures it. Methods that move money at once capture immediately.
 */
export function adyenSession(
  input: PaymentInput,
  merchantAccount: string,
  { SessionRequest }: AdyenSdk,
): CreateCheckoutSessionRequest {
  const { locale, amount, currencyCode, method } = input
  if (!needsProvider(method)) throw new Error(`${method} is not paid through the provider.`)
  const market = markets[locale]

  return {
    merchantAccount,
    mode: SessionRequest.ModeEnum.Hosted,
    channel: SessionRequest.ChannelEnum.Web,
    reference: input.paymentId,
    merchantOrderReference: input.orderNumber,
    amount: { value: amount, currency: currencyCode },
    allowedPaymentMethods: [...ADYEN_METHODS[method]],
    countryCode: market.country,
    shopperLocale: market.languageTag,
    ...adyenShopper(input),
    ...(input.savesCard
      ? {
          shopperInteraction: SessionRequest.ShopperInteractionEnum.Ecommerce,
          recurringProcessingModel: SessionRequest.RecurringProcessingModelEnum.CardOnFile,
          // The shopper has agreed in the shop: the page does not ask once more.
          storePaymentMethodMode: SessionRequest.StorePaymentMethodModeEnum.Enabled,
        }
      : {}),
    returnUrl: input.returnAddress,
    expiresAt: input.expiresAt,
    ...(movesMoneyAtOnce(method) ? { captureDelayHours: 0 } : { additionalData: { manualCapture: 'true' } }),
  }
}

/** Who pays and for what: the same for every kind of payment. Cards are kept under the customer's id. */
export function adyenShopper({ order, locale, amount }: PaymentInput) {
  const { customer, billingAddress, shippingAddress } = order
  return {
    shopperReference: customer.id,
    shopperEmail: customer.email,
    shopperName: { firstName: billingAddress.firstName, lastName: billingAddress.lastName },
    ...(shippingAddress.phone ? { telephoneNumber: shippingAddress.phone } : {}),
    billingAddress: adyenAddress(billingAddress),
    // The provider shows its page to the giver: where a gift goes is not theirs to read.
    ...(order.isGiftDelivery ? {} : { deliveryAddress: adyenAddress(shippingAddress) }),
    lineItems: adyenLineItems(order, amount, lineWords(locale)),
  }
}

/** French and Belgian streets may carry their number; the provider wants the field all the same. */
function adyenAddress(address: Address) {
  return {
    street: address.street,
    houseNumberOrName: address.houseNumber ?? '-',
    postalCode: address.zip,
    city: address.city,
    country: address.country,
  }
}
