import { createTrack } from '@shop/tracking/create-track'
import { addToCart } from '@shop/tracking/events/add-to-cart'
import { beginCheckout } from '@shop/tracking/events/begin-checkout'
import { feature } from '@shop/tracking/events/feature'
import { modifyInCart } from '@shop/tracking/events/modify-in-cart'
import { purchase } from '@shop/tracking/events/purchase'
import { removeFromCart } from '@shop/tracking/events/remove-from-cart'
import { selectItem } from '@shop/tracking/events/select-item'
import { viewCart } from '@shop/tracking/events/view-cart'
import { viewItem } from '@shop/tracking/events/view-item'
import { viewItemList } from '@shop/tracking/events/view-item-list'

/** What pages tell. All of it is one file that is fetched with the first event, after the page has been painted. */
export const shopEvents = {
  addToCart,
  beginCheckout,
  feature,
  modifyInCart,
  purchase,
  removeFromCart,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
}
export type ShopEvents = typeof shopEvents

export { createTrack }
