import { deleteAddress } from '@shop/api-client/contract/user-addresses'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { addressBook, removeAddress } from './address-store.ts'
import { noSuchAddress } from './kept-address.ts'

/** Deletes an address of one's own; none takes a default's place by itself. */
export const deleteAddressHandler = onSession(deleteAddress).answer(async ({ id }, { sql, session }) => {
  const customerId = ownId(session)
  if (!(await removeAddress(sql, customerId, id))) throw noSuchAddress()
  return addressBook(sql, customerId)
})
