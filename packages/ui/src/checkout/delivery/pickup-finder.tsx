import { Trans, useLingui } from '@lingui/react'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../button/button.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import css from './pickup-finder.module.css'
import { pickupPointLines } from './pickup-point-lines.ts'

type PickupFinderProps = {
  zip: string
  onZip: (zip: string) => void
  onSearch: () => void
  /** The nearest first; null before the first search. */
  points: readonly PickupPoint[] | null
  onChoose: (point: PickupPoint) => void
  onCancel: () => void
  error: string | null
  isBusy: boolean
}

/** Finds a place of the carrier near a postal code. Stands inside a form of its own: the page around has another one. */
export function PickupFinder(props: PickupFinderProps) {
  const { zip, onZip, onSearch, onChoose, onCancel, error, isBusy } = props
  // What was found for another postal code is no answer to one that was refused.
  const points = error === null ? props.points : null
  const { i18n } = useLingui()
  const box = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // it replaces its button, so keyboard users continue here
    box.current?.querySelector('input')?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <section
      className={css.finder}
      aria-label={i18n.t({ id: 'pickup.title', message: 'Paketshop oder Paketstation suchen' })}
    >
      <form ref={box} className={css.search} noValidate method="post" onSubmit={submit}>
        <TextField
          label={i18n.t({ id: 'pickup.zip', message: 'Postleitzahl' })}
          name="pickup-zip"
          autoComplete="postal-code"
          maxLength={10}
          required
          value={zip}
          onChange={onZip}
          error={error}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          <Trans id="pickup.search" message="Suchen" />
        </Button>
      </form>
      <p className={css.count} role="status">
        {points === null
          ? ''
          : i18n.t({
              id: 'pickup.count',
              message:
                '{count, plural, =0 {Hier gibt es keinen Ort zum Abholen.} one {Ein Ort zum Abholen} other {# Orte zum Abholen, die nächsten zuerst}}',
              values: { count: points.length },
            })}
      </p>
      {points && points.length > 0 ? (
        <ul className={css.list}>
          {points.map((point) => {
            const [name = '', ...lines] = pickupPointLines(i18n, point)
            return (
              <li key={point.id} className={css.point}>
                <div>
                  <strong>{name}</strong>
                  <span className={css.where}>{lines.join(', ')}</span>
                </div>
                <Button
                  size="s"
                  kind="secondary"
                  aria-label={i18n.t({
                    id: 'pickup.chooseNamed',
                    message: 'Hierher liefern: {name}, {where}',
                    values: { name, where: lines.join(', ') },
                  })}
                  onClick={() => onChoose(point)}
                >
                  <Trans id="pickup.choose" message="Hierher liefern" />
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
      <div className={css.cancel}>
        <Button kind="quiet" size="s" onClick={onCancel}>
          <Trans id="pickup.cancel" message="Doch nach Hause liefern" />
        </Button>
      </div>
    </section>
  )
}
