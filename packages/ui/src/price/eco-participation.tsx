import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { lineContribution } from '@shop/domain/basket/lines/line-contribution'
import { useShopFormat } from '../shop-format.tsx'

/** What of a line's price pays for recycling; nothing where nothing does. @see eu-duties C-19b-FR-fee */
export function EcoParticipation({
  item,
  className = '',
}: {
  item: BasketItem
  className?: string | undefined
}) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const amount = lineContribution(item)
  if (amount === 0) return null

  return (
    <span className={className}>
      {i18n.t({
        id: 'price.ecoParticipation',
        message: 'davon {amount} Umweltbeitrag',
        values: { amount: money(amount, { currency: item.price.total.currencyCode }) },
      })}
    </span>
  )
}
