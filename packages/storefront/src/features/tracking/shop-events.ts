import { createTrack } from '@shop/tracking/create-track'
import { addToCart } from '@shop/tracking/events/add-to-cart'
import { feature } from '@shop/tracking/events/feature'
import { selectItem } from '@shop/tracking/events/select-item'
import { viewItem } from '@shop/tracking/events/view-item'
import { viewItemList } from '@shop/tracking/events/view-item-list'

/** What pages tell. All of it is one file that is fetched with the first event, after the page has been painted. */
export const shopEvents = { addToCart, feature, selectItem, viewItem, viewItemList }
export type ShopEvents = typeof shopEvents

export { createTrack }
