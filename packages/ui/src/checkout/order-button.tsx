import { useLingui } from '@lingui/react'
import css from './order-button.module.css'

type OrderButtonProps = { isBusy: boolean; onOrder?: () => void }

/**
 * The button that makes the contract. Its words are the law's in every language and stand alone: no price, no icon.
 * While the order is on its way a second press does nothing.
 *
 * @see eu-duties C-20
 */
export function OrderButton({ isBusy, onOrder }: OrderButtonProps) {
  const { i18n } = useLingui()

  return (
    <button
      type="submit"
      className={css.button}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onOrder?.()
      }}
    >
      {i18n.t({ id: 'checkout.placeOrder', message: 'Zahlungspflichtig bestellen' })}
    </button>
  )
}
