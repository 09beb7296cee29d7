import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper'
import { useRef, useState } from 'react'

type BasketQuantityProps = {
  item: BasketItem
  /** One call; the server decides how many there really are. */
  onChange: (itemKey: string, quantity: number, isCut: boolean) => Promise<void>
  onRemove: () => void
}

/**
 * The quantity of a line. The number changes at once, prices wait for the server. While a change is under way further
 * presses add up, and only the last quantity is sent after it.
 */
export function BasketQuantity({ item, onChange, onRemove }: BasketQuantityProps) {
  const { i18n } = useLingui()
  const [wanted, setWanted] = useState<number | null>(null)
  const latest = useRef<{ quantity: number; isCut: boolean } | null>(null)
  const isSending = useRef(false)
  const isRemoved = useRef(false)

  const send = async () => {
    isSending.current = true
    while (latest.current !== null) {
      const { quantity, isCut } = latest.current
      latest.current = null
      await onChange(item.key, quantity, isCut)
    }
    isSending.current = false
    setWanted(null)
    if (isRemoved.current) onRemove()
    isRemoved.current = false
  }
  const change = (quantity: number, isCut: boolean) => {
    setWanted(quantity)
    latest.current = { quantity, isCut }
    isRemoved.current = false
    if (!isSending.current) void send()
  }

  /** After what is on its way: a line that is gone has no quantity. */
  const remove = () => {
    latest.current = null
    if (isSending.current) isRemoved.current = true
    else onRemove()
  }

  return (
    <QuantityStepper
      quantity={wanted ?? item.quantity}
      max={item.availableQuantity}
      label={i18n.t({
        id: 'basket.quantityOf',
        message: 'Menge von {name}',
        values: { name: item.product.name },
      })}
      onChange={change}
      onRemove={remove}
    />
  )
}
