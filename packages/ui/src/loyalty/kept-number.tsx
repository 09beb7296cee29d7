import { Trans, useLingui } from '@lingui/react'
import { Button } from '../button/button.tsx'
import css from './loyalty.module.css'

type KeptNumberProps = {
  number: string
  /** The account keeps it for further orders. */
  isKept: boolean
  isBusy: boolean
  onChange: () => void
  onRemove: () => void
}

/** To which number points are credited, and the ways to another one or to none. */
export function KeptNumber({ number, isKept, isBusy, onChange, onRemove }: KeptNumberProps) {
  const { i18n } = useLingui()

  return (
    <div className={css.kept}>
      <p className={css.words}>
        <span>
          <Trans
            id="loyalty.goesTo"
            message="Punkte gehen an die Nummer <0>{number}</0>"
            values={{ number }}
            components={[<strong key="number" className={css.number} />]}
          />
        </span>
        {isKept ? (
          <span className={css.quiet}>
            <Trans id="loyalty.isKept" message="Im Konto gespeichert" />
          </span>
        ) : null}
      </p>
      <div className={css.actions}>
        <Button kind="quiet" onClick={onChange}>
          <Trans id="loyalty.change" message="Andere Nummer" />
        </Button>
        <Button
          kind="quiet"
          isBusy={isBusy}
          onClick={onRemove}
          aria-label={i18n.t({ id: 'loyalty.removeLong', message: 'PAYBACK Nummer entfernen' })}
        >
          <Trans id="loyalty.remove" message="Entfernen" />
        </Button>
      </div>
    </div>
  )
}
