import { useLingui } from '@lingui/react'
import { useShopFormat } from '@shop/ui/shop-format'

/** A range of prices in words, `10 € – 20 €` or `ab 10 €`; minor units. @see spec §9 "0 for price ranges" */
export function usePriceWords(): (from: number | null, to: number | null) => string {
  const { i18n } = useLingui()
  const { money, priceRange } = useShopFormat()

  return (from, to) => {
    if (from !== null && to !== null) return priceRange(from, to)
    const amount = money(from ?? to ?? 0, { dropZeroDecimals: true })
    if (from !== null) return i18n.t({ id: 'price.from', message: 'ab {amount}', values: { amount } })
    return i18n.t({ id: 'price.upTo', message: 'bis {amount}', values: { amount } })
  }
}
