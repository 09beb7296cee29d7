import { suggestAddresses } from '@shop/api-client/contract/address-help'
import { problem } from '@shop/api-client/contract/problem'
import { on } from '../on.ts'

/**
 * Asked with a body, so that no street stands in the log of a proxy. 503 `address_service_failed` when the service does not
 * answer: the shopper types on.
 */
export const suggestAddressesHandler = on(suggestAddresses).answer(
  async (typed, { shop, services, request, now }) => {
    const { suggest } = services.addresses
    if (suggest === null) return { suggestions: null }
    await services.limits.addressSuggestion.use([request.address], now)
    const found = await suggest({ ...typed, language: shop.market.language }).catch(() => {
      throw problem(503, 'address_service_failed', 'The address service does not answer.')
    })
    return { suggestions: [...found] }
  },
)
