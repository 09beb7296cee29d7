import type { FormProblem } from '../form/form-problem.ts'
import type { Market } from '../market/markets.ts'
import type { Address } from './address.ts'
import { addressProblems } from './address-problems.ts'

/**
 * Everything that is wrong with an address for gifts: it is one to which this shop delivers, at a door. A parcel locker
 * takes neither every carrier nor what is large.
 */
export function giftAddressProblems(address: Address, market: Market, now: Date): FormProblem[] {
  const demands = { phoneRequired: false, birthDateRequired: false, now }
  return [
    ...addressProblems({ ...address, postNumber: null }, market, demands),
    ...(address.postNumber === null
      ? []
      : [{ path: 'postNumber', key: 'giftList.address.noLocker', params: {} }]),
  ]
}
