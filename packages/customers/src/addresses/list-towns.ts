import { listTowns } from '@shop/api-client/contract/address-help'
import { townCode } from '@shop/domain/address/towns'
import { on } from '../on.ts'

/** The same for everybody: what is typed on the way to a whole code asks nobody. */
export const listTownsHandler = on(listTowns).answer(async ({ country, zip }, { shop, services }) => {
  const code = townCode(country, zip)
  if (code === null) return { towns: [] }
  return { towns: [...(await services.addresses.towns({ country, code, language: shop.market.language }))] }
})
