import { useLingui } from '@lingui/react'
import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import { ButtonLink } from '../button/button-link.tsx'
import css from './express-buttons.module.css'
import { paymentMethodName } from './payment-method-name.ts'

/** Wallets that know how to pay already; everything else asks first. */
const EXPRESS: readonly PaymentMethodCode[] = ['PP', 'AP']

type ExpressButtonsProps = {
  /** What this shop takes. */
  methods: readonly PaymentMethodCode[]
  hrefOf: (method: PaymentMethodCode) => string
}

/** The short ways to the checkout, with the wallet already chosen; the contract is made there, not here. @see eu-duties C-20 */
export function ExpressButtons({ methods, hrefOf }: ExpressButtonsProps) {
  const { i18n } = useLingui()
  const offered = EXPRESS.filter((method) => methods.includes(method))
  if (offered.length === 0) return null

  return (
    <div className={css.express}>
      <p className={css.or}>{i18n.t({ id: 'checkout.express', message: 'oder gleich mit' })}</p>
      <ul className={css.list}>
        {offered.map((method) => (
          <li key={method}>
            <ButtonLink
              kind="secondary"
              wide
              href={hrefOf(method)}
              aria-label={i18n.t({
                id: 'checkout.expressWith',
                message: 'Mit {method} zur Kasse',
                values: { method: paymentMethodName(i18n, method) },
              })}
            >
              {paymentMethodName(i18n, method)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
