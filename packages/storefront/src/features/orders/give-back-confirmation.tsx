import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import css from './orders.module.css'

type GiveBackConfirmationProps = {
  chosen: readonly { key: string; name: string; quantity: number }[]
  email: string
  /** Whether it is a withdrawal, which has to be confirmed with the words of the law. */
  isLaw: boolean
  isBusy: boolean
  refusal: string | null
  onConfirm: () => void
  onChange: () => void
}

/** Second step: what goes back, once more, and the button that declares it. */
export function GiveBackConfirmation(props: GiveBackConfirmationProps) {
  const { chosen, email, isLaw, isBusy, refusal, onConfirm, onChange } = props
  const { i18n } = useLingui()

  return (
    <>
      <ul className={css.plain}>
        {chosen.map(({ key, name, quantity }) => (
          <li key={key}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        <Trans
          id="giveBack.receiptTo"
          message="Die Bestätigung mit Tag und Uhrzeit geht an {email}."
          values={{ email }}
        />
      </p>
      <div className={css.actions}>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {isLaw
            ? i18n.t({ id: 'withdrawal.confirm', message: 'Widerruf bestätigen' })
            : i18n.t({ id: 'giveBack.confirm', message: 'Rückgabe anmelden' })}
        </Button>
        <Button kind="secondary" onClick={onChange}>
          <Trans id="giveBack.change" message="Ändern" />
        </Button>
      </div>
      <p role="alert" className={css.alert}>
        {refusal}
      </p>
    </>
  )
}
