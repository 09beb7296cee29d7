import { changeAddress } from '@shop/api-client/contract/user-addresses'
import { addressBookProblems } from '@shop/domain/address/address-book-problems'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { addressBook, lockAddressBook, updateAddress } from './address-store.ts'
import { keptAddress, noSuchAddress } from './kept-address.ts'

/** Changes an address of one's own. Orders keep the address that they were placed with. */
export const changeAddressHandler = onSession(changeAddress).answer(
  async ({ id, ...input }, context) => {
    const { database, session, shop, now } = context
    const customerId = ownId(session)
    const address = keptAddress(input, shop, now)
    return database.transaction(async (sql) => {
      await lockAddressBook(sql, customerId)
      if (!(await updateAddress(sql, { ...input, id, customerId, address }))) throw noSuchAddress()
      return addressBook(sql, customerId)
    })
  },
  { problems: addressBookProblems },
)
