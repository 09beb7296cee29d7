import type { OpeningHours } from '@shop/domain/store/opening-hours'
import type { Need } from './need.ts'

/** A shop with a door. */
export type StoreSite = {
  id: string
  name: string
  street: string
  zip: string
  city: string
  phone: string
  hours: OpeningHours
  lat: number
  lng: number
}

export type StoresNeed = Need<'stores', null, readonly StoreSite[]>

/** The shop's stores in the country of the page, by name of the city. */
export const stores: StoresNeed = { kind: 'stores', question: null, given: (loaded) => loaded.stores }
