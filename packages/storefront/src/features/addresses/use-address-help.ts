import type { Api } from '@shop/api-client/contract/define-call'
import type { AddressHelp } from '@shop/ui/checkout/address/address-help.ts'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { servicesAtom } from '../../calls/services.ts'

/** Towns and streets from the shop, for a form of an address. */
export function useAddressHelp(): AddressHelp {
  const { api } = useAtomValue(servicesAtom)
  return useMemo(() => addressHelp(api), [api])
}

/**
 * What fails is forgotten, as the form works without it; a shop without streets, and one whose service does not answer, are
 * not asked again.
 */
function addressHelp(api: Api): AddressHelp {
  let hasStreets = true
  return {
    async towns(where) {
      const { listTowns } = await import('@shop/api-client/contract/address-help')
      return api(listTowns, where).then(
        ({ towns }) => towns,
        () => [],
      )
    },
    async suggest(typed, signal) {
      if (!hasStreets) return []
      const { suggestAddresses } = await import('@shop/api-client/contract/address-help')
      const suggestions = await api(suggestAddresses, typed, { signal }).then(
        (answer) => answer.suggestions,
        () => (signal.aborted ? [] : null),
      )
      hasStreets = suggestions !== null
      return suggestions ?? []
    },
  }
}
