import { Trans } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import css from './order-confirmation.module.css'

type OrderConfirmationProps = { orderNumber: string; email: string }

/** The first words of the thank-you page. */
export function OrderConfirmation({ orderNumber, email }: OrderConfirmationProps) {
  return (
    <header className={css.head}>
      <span className={css.mark} aria-hidden="true">
        <Check size={28} strokeWidth={2} />
      </span>
      <h1 className={css.title}>
        <Trans id="order.thanks" message="Vielen Dank für die Bestellung" />
      </h1>
      <p className={css.number}>
        <Trans
          id="order.numberLine"
          message="Bestellnummer <0>{orderNumber}</0>"
          values={{ orderNumber }}
          components={[<strong key="number" />]}
        />
      </p>
      <p>
        <Trans id="order.mailLine" message="Die Bestellbestätigung geht an {email}." values={{ email }} />
      </p>
    </header>
  )
}
