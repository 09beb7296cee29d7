import { townCode } from '@shop/domain/address/towns'
import * as v from 'valibot'
import { limitedBody } from '../limited-body.ts'
import type { AddressDirectory, SuggestedAddress, TypedAddress } from './address-directory.ts'
import { ownAddressDirectory } from './own-address-directory.ts'

/** Somebody is typing: an answer that comes later than this is for letters that have changed, milliseconds. */
const PATIENCE = 1500
/** Ten of them have some 5 kB, bytes. */
const MOST_BYTES = 256 * 1024
/** More are asked for than shown: the service does not filter by country. */
const ASKED = 15
const SHOWN = 6

/** What Photon says of a place; it says more. */
const Place = v.object({
  properties: v.object({
    type: v.optional(v.string()),
    countrycode: v.optional(v.string()),
    name: v.optional(v.string()),
    street: v.optional(v.string()),
    housenumber: v.optional(v.string()),
    postcode: v.optional(v.string()),
    city: v.optional(v.string()),
  }),
})
const Places = v.object({ features: v.array(Place) })
type PlaceProperties = v.InferOutput<typeof Place>['properties']

/**
 * Streets from a Photon server, the geocoder of OpenStreetMap's data that a company runs by itself; towns stay our own. The
 * shop's server asks: the service learns what is typed of a street, never who types it.
 *
 * @param address of the service, such as `https://photon.example.org/`
 * @throws when the service does not answer in time, or not by its protocol
 * @see https://github.com/komoot/photon
 */
export function photonAddressDirectory(
  address: string,
  {
    patience = PATIENCE,
    towns = ownAddressDirectory().towns,
  }: { patience?: number; towns?: AddressDirectory['towns'] } = {},
): AddressDirectory {
  return {
    towns,
    async suggest(typed) {
      const url = new URL('api', address.endsWith('/') ? address : `${address}/`)
      url.searchParams.set(
        'q',
        [typed.street, `${typed.zip} ${typed.city}`.trim()].filter(Boolean).join(', '),
      )
      url.searchParams.set('limit', String(ASKED))
      // Dutch is no language of its index; without one it gives names as they are written there.
      if (typed.language !== 'nl') url.searchParams.set('lang', typed.language)
      for (const layer of ['house', 'street']) url.searchParams.append('layer', layer)
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'user-agent': 'shop' },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      if (response.status !== 200) throw new Error(`The address service answered ${response.status}.`)
      const tooMuch = 'The address service answered more than any list of places holds.'
      const body = await limitedBody(response, { mostBytes: MOST_BYTES, tooMuch })
      const places = v.safeParse(Places, JSON.parse(body))
      if (!places.success)
        throw new Error('The address service answered something that is no list of places.')
      return distinct(
        places.output.features.flatMap((place) => suggested(place.properties, typed) ?? []),
      ).slice(0, SHOWN)
    },
  }
}

function suggested(place: PlaceProperties, { country, zip }: TypedAddress): SuggestedAddress | null {
  const street = place.street ?? (place.type === 'street' ? place.name : undefined)
  const { postcode, city } = place
  if (street === undefined || postcode === undefined || city === undefined) return null
  if (place.countrycode?.toUpperCase() !== country || townCode(country, postcode) === null) return null
  const code = townCode(country, zip)
  if (code !== null && townCode(country, postcode) !== code) return null
  return { street, houseNumber: place.housenumber ?? null, zip: postcode, city }
}

function distinct(suggestions: readonly SuggestedAddress[]): SuggestedAddress[] {
  return [...new Map(suggestions.map((one) => [Object.values(one).join('|'), one])).values()]
}
