import { listStores } from '@shop/api-client/contract/stores'
import { on } from '../on.ts'
import { storeFacts } from './store-facts.ts'
import { openStores } from './store-store.ts'

/** The stores of the country, for the page that finds one. */
export const listStoresHandler = on(listStores).answer(async (_, { sql, shop }) => {
  const stores = await openStores(sql, shop.market.country)
  return { stores: stores.map((store) => ({ ...storeFacts(store), lat: store.lat, lng: store.lng })) }
})
