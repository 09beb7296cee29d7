import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'

/** Which wallet, and what else there is: the way on without it, and the way back from it. */
export type ExpressWay = { wallet: ExpressWalletName; otherwise: string; from: 'basket' | 'checkout' }

/** Leaves for the wallet that knows who buys; where it cannot be reached, for the checkout with its method chosen. */
export const goExpressAtom = atom(null, async (get, _set, { wallet, otherwise, from }: ExpressWay) => {
  const { api, leave } = get(servicesAtom)
  const { startExpress } = await import('@shop/api-client/contract/checkout')
  try {
    leave((await api(startExpress, { wallet, from })).url)
  } catch {
    // The long way is always open, and says by itself what is wrong with a basket.
    leave(otherwise)
  }
})
