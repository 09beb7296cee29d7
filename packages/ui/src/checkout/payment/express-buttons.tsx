import { useLingui } from '@lingui/react'
import {
  PAYMENT_METHODS_IN_ORDER,
  type PaymentMethodCode,
  paymentMethod,
} from '@shop/domain/payment/payment-method'
import { paymentMethodName } from '@shop/i18n/payment-method-name'
import { Button } from '../../button/button.tsx'
import css from './express-buttons.module.css'

type ExpressButtonsProps = {
  /** Wallets that this shop takes and that know who buys; without any there are no buttons, and no words about them. */
  methods: readonly PaymentMethodCode[]
  onGo: (method: PaymentMethodCode) => void
  /** On the way to this wallet. */
  busy?: PaymentMethodCode | null
}

/** The short ways to the last page of the checkout: the wallet knows who buys and where to; the contract is made there, not here. @see eu-duties C-20 */
export function ExpressButtons({ methods, onGo, busy = null }: ExpressButtonsProps) {
  const { i18n } = useLingui()
  const offered = PAYMENT_METHODS_IN_ORDER.filter(
    (code) => paymentMethod(code).isExpress && methods.includes(code),
  )
  if (offered.length === 0) return null

  return (
    <div className={css.express} data-screen-only="">
      <p className={css.or}>{i18n.t({ id: 'checkout.express', message: 'oder gleich mit' })}</p>
      <ul className={css.list}>
        {offered.map((method) => (
          <li key={method}>
            <Button
              kind="secondary"
              wide
              isBusy={busy === method}
              onClick={() => onGo(method)}
              aria-label={i18n.t({
                id: 'checkout.expressWith',
                message: 'Mit {method} zur Kasse',
                values: { method: paymentMethodName(i18n, method) },
              })}
            >
              {paymentMethodName(i18n, method)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
