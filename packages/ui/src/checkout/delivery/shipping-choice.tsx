import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useShopFormat } from '../../shop-format.tsx'
import { ChoiceCard, ChoiceGroup } from '../choice/choice-card.tsx'
import { type NamedShippingMethod, shippingMethodName } from './shipping-method-name.ts'

type ShippingChoiceProps = {
  /** `cost` in minor units; `delivery` already worded. */
  options: { key: NamedShippingMethod; cost: number; delivery: string | null }[]
  chosen: NamedShippingMethod | null
  onChoose: (key: NamedShippingMethod) => void
  /** Nothing was chosen when it should have been. */
  error?: string | null
  /** The parcel waits at a place of the carrier. */
  isPickedUp?: boolean
  /** What the chosen way leaves to decide. */
  children?: ReactNode
}

/** How the goods travel. */
export function ShippingChoice(props: ShippingChoiceProps) {
  const { options, chosen, onChoose, error = null, isPickedUp = false, children = null } = props
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  return (
    <ChoiceGroup legend={i18n.t({ id: 'checkout.shipping', message: 'Versandart' })} error={error}>
      {options.map((option) => (
        <ChoiceCard
          key={option.key}
          name="shipping"
          value={option.key}
          label={shippingMethodName(i18n, option.key, isPickedUp)}
          note={option.delivery}
          side={
            option.cost === 0
              ? i18n.t({ id: 'summary.shippingFree', message: 'kostenlos' })
              : money(option.cost)
          }
          isChosen={option.key === chosen}
          onChoose={() => onChoose(option.key)}
        >
          {children}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
