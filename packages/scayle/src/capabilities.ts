import { giveGift, moveToBasket, saveForLater } from '@shop/api-client/contract/basket'
import {
  addGiftCard,
  addVoucher,
  removeGiftCard,
  removeVoucher,
} from '@shop/api-client/contract/basket-codes'
import {
  finishExpress,
  loadCheckout,
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
  startExpress,
} from '@shop/api-client/contract/checkout'
import type { Call } from '@shop/api-client/contract/define-call'
import { shareWishlist, unshareWishlist } from '@shop/api-client/contract/wishlist'
import type { FeatureName } from '@shop/domain/shop/brand'

/**
 * Calls that would read goods, baskets or lists of the shop's own, of which it has none: answering them would say that a
 * basket is empty which is not. `docs/scayle.md` has the table, and a test compares the two.
 */
const CLOSED: readonly Call[] = [
  loadCheckout,
  putCheckoutAddresses,
  putCheckoutShipping,
  putCheckoutPayment,
  startExpress,
  finishExpress,
  placeOrder,
  addVoucher,
  removeVoucher,
  addGiftCard,
  removeGiftCard,
  giveGift,
  saveForLater,
  moveToBasket,
  shareWishlist,
  unshareWishlist,
]

export const CLOSED_CALLS: ReadonlySet<string> = new Set(CLOSED.map(({ name }) => name))

/** What a brand cannot have with SCAYLE, whatever its `brand.ts` says. */
export const LACKING_FEATURES: readonly FeatureName[] = [
  'payback',
  'accountBalance',
  'clickAndReserve',
  'paypalInstallments',
  'questions',
]
