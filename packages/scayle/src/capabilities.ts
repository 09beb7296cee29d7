import { requestOrderLink } from '@shop/api-client/contract/after-sales'
import { giveGift, moveToBasket, saveForLater } from '@shop/api-client/contract/basket'
import { addGiftCard, removeGiftCard } from '@shop/api-client/contract/basket-codes'
import {
  finishExpress,
  keepExpress,
  loadCheckout,
  openExpress,
  placeOrder,
  priceExpress,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
  startExpress,
} from '@shop/api-client/contract/checkout'
import type { Call } from '@shop/api-client/contract/define-call'
import {
  addGiftListItem,
  createGiftList,
  loadGiftLists,
  shareGiftList,
} from '@shop/api-client/contract/gift-lists'
import { finishHandOver, openHandOver } from '@shop/api-client/contract/hand-over'
import { requestReminder } from '@shop/api-client/contract/reminders'
import { writeReview } from '@shop/api-client/contract/reviews'
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
  priceExpress,
  openExpress,
  keepExpress,
  finishExpress,
  placeOrder,
  addGiftCard,
  removeGiftCard,
  giveGift,
  loadGiftLists,
  createGiftList,
  addGiftListItem,
  shareGiftList,
  saveForLater,
  moveToBasket,
  shareWishlist,
  unshareWishlist,
  requestReminder,
  requestOrderLink,
  writeReview,
]

/** What leads to SCAYLE's checkout and back, closed where the environment names none. */
const HAND_OVER: readonly Call[] = [openHandOver, finishHandOver]

/** The names of the calls that nobody answers. */
export function closedCalls({ hasCheckout }: { hasCheckout: boolean }): ReadonlySet<string> {
  return new Set([...CLOSED, ...(hasCheckout ? [] : HAND_OVER)].map(({ name }) => name))
}

/** What a brand cannot have with SCAYLE, whatever its `brand.ts` says. */
export const LACKING_FEATURES: readonly FeatureName[] = [
  'payback',
  'accountBalance',
  'accountOrders',
  'clickAndReserve',
  'paypalInstallments',
  'questions',
  'savedCards',
]
