import type { Api } from '@shop/api-client/contract/define-call'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import { atom, createStore } from 'jotai'

/** What features need from outside; tests bring fakes. */
export type Services = {
  shop: BrowserShop
  api: Api
  /** Leaves the page for an address that the router does not own, for example a payment page. */
  leave: (url: string) => void
}

const servicesOrNothingAtom = atom<Services | null>(null)

/** The services of this page. Throws before `createShopStore` has handed them over. */
export const servicesAtom = atom((get) => {
  const services = get(servicesOrNothingAtom)
  if (!services) throw new Error('No services: see createShopStore.')
  return services
})

/** One store per page in the browser and per request on the server; state is never shared between shoppers. */
export function createShopStore(services: Services) {
  const store = createStore()
  store.set(servicesOrNothingAtom, services)
  return store
}
