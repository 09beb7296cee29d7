import { Trans } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import css from './order-confirmation.module.css'

/** `waiting`: the bank has not said yet whether it pays; `failed`: it does not. */
export type OrderOutcome = 'placed' | 'waiting' | 'failed'

type OrderConfirmationProps = { orderNumber: string; email: string; outcome?: OrderOutcome }

const MARKS = { placed: Check, waiting: Clock, failed: X }

/** The first words of the thank-you page. */
export function OrderConfirmation({ orderNumber, email, outcome = 'placed' }: OrderConfirmationProps) {
  const Mark = MARKS[outcome]

  return (
    <header className={css.head}>
      <span className={css.mark} data-outcome={outcome} aria-hidden="true">
        <Mark size={28} strokeWidth={2} />
      </span>
      <h1 className={css.title}>
        {outcome === 'failed' ? (
          <Trans id="order.failedTitle" message="Ihre Zahlung hat nicht geklappt" />
        ) : (
          <Trans id="order.thanks" message="Vielen Dank für Ihre Bestellung" />
        )}
      </h1>
      <p className={css.number}>
        <Trans
          id="order.numberLine"
          message="Bestellnummer <0>{orderNumber}</0>"
          values={{ orderNumber }}
          components={[<strong key="number" />]}
        />
      </p>
      <p role="status">
        {outcome === 'placed' ? (
          <Trans
            id="order.mailLine"
            message="Ihre Bestellbestätigung schicken wir an {email}."
            values={{ email }}
          />
        ) : outcome === 'waiting' ? (
          <Trans
            id="order.waitingLine"
            message="Ihre Zahlung wird gerade bestätigt. Danach geht die Bestellbestätigung an {email}; Sie können diese Seite schließen."
            values={{ email }}
          />
        ) : (
          <Trans
            id="order.failedLine"
            message="Es wurde nichts abgebucht, und Ihr Warenkorb ist noch da: Sie können die Bestellung anders bezahlen."
          />
        )}
      </p>
    </header>
  )
}
