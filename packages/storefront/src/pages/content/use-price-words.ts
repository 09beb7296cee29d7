import { useLingui } from '@lingui/react'
import { useMoney } from '@shop/ui/shop-format'

/** A range of prices in words, `10,00 € – 20,00 €` or `ab 10,00 €`; minor units. */
export function usePriceWords(): (from: number | null, to: number | null) => string {
  const { i18n } = useLingui()
  const money = useMoney()

  return (from, to) => {
    if (from !== null && to !== null) return `${money(from)} – ${money(to)}`
    if (from !== null)
      return i18n.t({ id: 'price.from', message: 'ab {amount}', values: { amount: money(from) } })
    return i18n.t({ id: 'price.upTo', message: 'bis {amount}', values: { amount: money(to ?? 0) } })
  }
}
