import { listAddresses } from '@shop/api-client/contract/user-addresses'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { addressBook } from './address-store.ts'

/** The address book of the signed-in customer. */
export const listAddressesHandler = onSession(listAddresses).answer(async (_, { sql, session }) =>
  addressBook(sql, ownId(session)),
)
