import type { I18n } from '@lingui/core'
import type { createStore } from 'jotai'
import { basketAtom } from '../basket/basket.atoms.ts'
import { keptVoucher } from './voucher-link.ts'

type Store = ReturnType<typeof createStore>

/** Redeems a kept code as soon as there is something in the basket for it; most shoppers have none, and load nothing. */
export function watchKeptVoucher(store: Store, i18n: I18n): void {
  let isTrying = false
  const look = async () => {
    const code = keptVoucher(document.cookie)
    const isWorth = (store.get(basketAtom)?.items.length ?? 0) > 0
    if (isTrying || code === null || !isWorth) return

    isTrying = true
    const { redeemKeptVoucher } = await import('./redeem-kept-voucher.ts')
    await redeemKeptVoucher(store, i18n, code)
    isTrying = false
  }
  void look()
  store.sub(basketAtom, () => void look())
}
