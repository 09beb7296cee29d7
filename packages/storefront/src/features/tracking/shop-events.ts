import { createTrack } from '@shop/tracking/create-track'
import { openDataLayer } from '@shop/tracking/data-layer'
import { addToCart } from '@shop/tracking/events/add-to-cart'
import { addToWishlist } from '@shop/tracking/events/add-to-wishlist'
import { authGuest, authLogin, authRegister } from '@shop/tracking/events/auth'
import { beginCheckout } from '@shop/tracking/events/begin-checkout'
import { consentClick } from '@shop/tracking/events/consent-click'
import { feature } from '@shop/tracking/events/feature'
import { modifyInCart } from '@shop/tracking/events/modify-in-cart'
import { pageView } from '@shop/tracking/events/page-view'
import { purchase } from '@shop/tracking/events/purchase'
import { removeFromCart } from '@shop/tracking/events/remove-from-cart'
import { removeFromWishlist } from '@shop/tracking/events/remove-from-wishlist'
import { selectItem } from '@shop/tracking/events/select-item'
import { viewCart } from '@shop/tracking/events/view-cart'
import { viewItem } from '@shop/tracking/events/view-item'
import { viewItemList } from '@shop/tracking/events/view-item-list'
import { viewPromotion } from '@shop/tracking/events/view-promotion'
import { isFirstTime } from '@shop/tracking/first-time'
import { hashedEmail } from '@shop/tracking/hashed-email'

/** The events of pages, in one file that is fetched once there is consent. */
export const shopEvents = {
  addToCart,
  addToWishlist,
  authGuest,
  authLogin,
  authRegister,
  beginCheckout,
  consentClick,
  feature,
  hashedEmail,
  modifyInCart,
  pageView,
  purchase,
  removeFromCart,
  removeFromWishlist,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotionOnce: (promotion: string) =>
    isFirstTime(promotion, window.sessionStorage) ? viewPromotion(promotion) : null,
}
export type ShopEvents = typeof shopEvents

export { createTrack, openDataLayer }
