import { addressBook, insertAddress } from '@shop/customers/addresses/address-store'
import type { Address } from '@shop/domain/address/address'
import { isSameAddress } from '@shop/domain/address/same-address'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { guestOrdersTo } from '../orders/order-store.ts'

type Adoption = { guestId: string; account: { id: string; userId: string; email: string }; now: Date }

/**
 * The guest of a session signs in, or makes an account: what this guest has ordered with the account's address of mail
 * is the account's from now on, and the addresses of the last order begin an address book that is empty. Orders with
 * another address of mail stay where they are, as somebody else may have placed them on the same device.
 *
 * @see spec §4 "Session"; product §8 "Thank-you"
 */
export async function adoptGuestOrders(sql: Sql, { guestId, account, now }: Adoption): Promise<void> {
  const latest = (await guestOrdersTo(sql, guestId, account)).at(-1)
  if (latest === undefined || (await addressBook(sql, account.id)).length > 0) return
  // A gift goes to an address that its giver must not see.
  const shipping = latest.isGift ? null : latest.shippingAddress
  const { billingAddress: billing } = latest
  if (shipping !== null && isSameAddress(shipping, billing))
    return keep(billing, { shipping: true, billing: true })
  if (shipping !== null) await keep(shipping, { shipping: true, billing: false })
  await keep(billing, { shipping: false, billing: true })

  function keep(address: Address, isDefault: { shipping: boolean; billing: boolean }): Promise<void> {
    return insertAddress(sql, {
      id: newKey(),
      customerId: account.id,
      address: { ...address, birthDate: null },
      isDefaultShipping: isDefault.shipping,
      isDefaultBilling: isDefault.billing,
      now,
    })
  }
}
