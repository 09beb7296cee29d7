import type { Api } from '@shop/api-client/contract/define-call'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'

const calls = () => import('@shop/api-client/contract/user-addresses')

/** What is kept of one address, apart from its id. */
export type AddressToKeep = { address: Address } & Pick<
  AddressEntry,
  'isDefaultBilling' | 'isDefaultShipping'
>

/** Every change is answered with the whole address book, the defaults first. @see product §3 */
export const loadAddressBook = async (api: Api) => api((await calls()).listAddresses, {})

/** Adds an address, or changes the one with this id. */
export const keepAddress =
  (id: string | null, entry: AddressToKeep) =>
  async (api: Api): Promise<AddressEntry[]> => {
    const { addAddress, changeAddress } = await calls()
    return id === null ? api(addAddress, entry) : api(changeAddress, { id, ...entry })
  }

export const removeAddress = (id: string) => async (api: Api) => api((await calls()).deleteAddress, { id })
