import type { StoreFacts } from '@shop/api-client/contract/stores'
import type { StoredStore } from './store-store.ts'

/** The public facts of a store. */
export function storeFacts({ id, name, street, zip, city, country, phone, hours }: StoredStore): StoreFacts {
  const { week, closedOn } = hours
  return { id, name, street, zip, city, country, phone, hours: { week: [...week], closedOn: [...closedOn] } }
}
