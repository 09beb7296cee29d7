import type { Api } from '@shop/api-client/contract/define-call'
import { listStores } from '@shop/api-client/contract/stores'
import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import { orNothing } from './or-nothing.ts'

/** The shop's stores in the country of the page. */
export async function storeSites(api: Api): Promise<StoreSite[]> {
  const ask = api(listStores, {}).then(({ stores }) => stores)
  return orNothing('The stores', ask, [])
}
