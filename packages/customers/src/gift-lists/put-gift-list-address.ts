import { putGiftListAddress } from '@shop/api-client/contract/gift-lists'
import { giftAddressProblems } from '@shop/domain/address/gift-address-problems'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'

/** Keeps where gifts of a list may go, or takes it back; orders keep the address that they were placed with. */
export const putGiftListAddressHandler = onSession(putGiftListAddress).answer(
  async ({ id, address }, context) => {
    const owner = giftListOwner(context)
    const { sql, shop, now } = context
    const errors = address === null ? [] : giftAddressProblems(address, shop.market, now)
    if (errors.length > 0) throw fieldsRefused(errors)
    const deliveryAddress = address === null ? null : { ...normalisedAddress(address), birthDate: null }
    const list = await updateGiftList(sql, { id, ...owner }, { deliveryAddress }, now)
    if (list === null) throw noSuchGiftList()
    return shownGiftList(context, sql, list)
  },
)
