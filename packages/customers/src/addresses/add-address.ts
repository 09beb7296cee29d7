import { problem } from '@shop/api-client/contract/problem'
import { addAddress } from '@shop/api-client/contract/user-addresses'
import { addressBookProblems } from '@shop/domain/address/address-book-problems'
import { addressDefaults } from '@shop/domain/address/address-defaults'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { newKey } from '@shop/engine/db/new-key'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { addressBook, insertAddress, lockAddressBook } from './address-store.ts'
import { keptAddress, noSuchAddress } from './kept-address.ts'

/** Adds an address. The first one becomes both defaults, as far as this shop delivers there. */
export const addAddressHandler = onSession(addAddress).answer(
  async (input, context) => {
    const { session, shop, now } = context
    const customerId = ownId(session)
    const address = keptAddress(input, shop, now)
    return context.inOneCommit(async (sql) => {
      if (!(await lockAddressBook(sql, customerId))) throw noSuchAddress()
      const known = await addressBook(sql, customerId)
      if (known.length >= MAX_ADDRESSES)
        throw problem(
          409,
          'address_book_full',
          `An address book holds ${MAX_ADDRESSES} addresses. Delete one first.`,
        )

      await insertAddress(sql, {
        id: newKey(),
        customerId,
        address,
        ...addressDefaults({ ...input, address }, { isFirst: known.length === 0, market: shop.market }),
        now,
      })
      return addressBook(sql, customerId)
    })
  },
  { problems: addressBookProblems },
)
