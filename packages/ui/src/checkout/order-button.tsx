import { useLingui } from '@lingui/react'
import { Button } from '../button/button.tsx'

type OrderButtonProps = {
  isBusy: boolean
  onOrder?: () => void
  /** Id of the form, where the button stands outside of it. */
  form?: string
}

/**
 * The button that makes the contract. Its words are the law's in every language and stand alone: no price,
 * no icon. While the order is on its way a second press does nothing.
 *
 * @see eu-duties C-20
 */
export function OrderButton({ isBusy, onOrder, form }: OrderButtonProps) {
  const { i18n } = useLingui()

  return (
    <Button type="submit" wide isBusy={isBusy} onClick={onOrder} {...(form ? { form } : {})}>
      {i18n.t({ id: 'checkout.placeOrder', message: 'Zahlungspflichtig bestellen' })}
    </Button>
  )
}
