import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'

/** Leaves for the wallet that knows who buys; where it cannot be reached, for the checkout with the wallet chosen. */
export const goExpressAtom = atom(
  null,
  async (get, _set, paymentKey: PaymentMethodCode, otherwise: string) => {
    const { api, leave } = get(servicesAtom)
    const { startExpress } = await import('@shop/api-client/contract/checkout')
    try {
      leave((await api(startExpress, { paymentKey })).url)
    } catch {
      // The long way is always open, and says by itself what is wrong with a basket.
      leave(otherwise)
    }
  },
)
