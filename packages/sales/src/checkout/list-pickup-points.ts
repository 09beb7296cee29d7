import { listPickupPoints } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { zipOf } from '@shop/domain/address/address-problems'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { normalisedZip } from '@shop/domain/address/normalised-zip'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { on } from '../on.ts'

/** Where a parcel could be fetched; only in countries that this shop delivers to, and 404 where the switch is off. */
export const listPickupPointsHandler = on(listPickupPoints).answer(
  async ({ country, zip }, { shop, services }) => {
    if (!shop.features.pickupPoints)
      throw problem(404, 'not_found', 'This shop sends no parcels to places of a carrier.')
    if (!deliveryCountries(shop.market).includes(country))
      throw fieldsRefused([{ path: 'country', key: 'address.errors.country', params: {} }])
    const problems = fieldProblems('zip', zip, [zipOf(country)])
    if (problems.length > 0) throw fieldsRefused(problems)
    return {
      points: (await services.pickupPoints?.near({ country, zip: normalisedZip(zip, country) })) ?? [],
    }
  },
)
