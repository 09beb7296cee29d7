import type { NearStore, Reservation } from '@shop/api-client/contract/stores'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

/** Where the shopper is, as far as they have said. */
export type Whereabouts = { zip: string } | { lat: number; lng: number }

/** The ZIP code that was asked for last; the next product need not ask again. */
export const lastZipAtom = atom('')

export const loadStoresAtom = atom(
  null,
  async (get, _set, input: { variantId: number; where: Whereabouts }): Promise<Answer<NearStore[]>> => {
    const { api } = get(servicesAtom)
    const { loadStores } = await import('@shop/api-client/contract/stores')
    const answer = await answered(api(loadStores, { variantId: input.variantId, ...input.where }))
    return answer.type === 'success' ? { type: 'success', value: answer.value.stores } : answer
  },
)

type ReservationInput = {
  variantId: number
  storeId: string
  quantity: number
  name: string
  email: string
  phone: string
}

export const reserveInStoreAtom = atom(
  null,
  async (get, _set, input: ReservationInput): Promise<Answer<Reservation>> => {
    const { api } = get(servicesAtom)
    const { reserveInStore } = await import('@shop/api-client/contract/stores')
    return answered(api(reserveInStore, input))
  },
)
