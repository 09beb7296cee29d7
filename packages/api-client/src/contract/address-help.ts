import { ADDRESS_MAX } from '@shop/domain/address/address-limits'
import { COUNTRIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A Dutch postal code as it stands on a letter from abroad: `NL-1000 AA`. */
const LONGEST_ZIP = 12

const country = v.picklist(COUNTRIES)
const zip = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_ZIP))

/** Towns of a postal code, the likeliest first; none for what is no code of the country. @see product §7 */
export const listTowns = defineCall({
  name: 'listTowns',
  method: 'GET',
  path: '/api/addresses/towns/',
  cacheSeconds: DAY_SECONDS,
  input: v.object({ country, zip }),
  answer: v.object({ towns: v.array(v.string()) }),
})

export const SuggestedAddressSchema = v.object({
  street: v.string(),
  houseNumber: v.nullable(v.string()),
  zip: v.string(),
  city: v.string(),
})

/** Whole addresses for the beginning of a street; null where the shop has no directory of streets: then nobody asks again. */
export const suggestAddresses = defineCall({
  name: 'suggestAddresses',
  method: 'POST',
  path: '/api/addresses/suggestions/',
  input: v.object({
    country,
    street: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ADDRESS_MAX.street)),
    zip,
    city: v.pipe(v.string(), v.trim(), v.maxLength(ADDRESS_MAX.city)),
  }),
  answer: v.object({ suggestions: v.nullable(v.array(SuggestedAddressSchema)) }),
})
