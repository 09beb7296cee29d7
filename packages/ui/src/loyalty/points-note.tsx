import { useLingui } from '@lingui/react'
import { useShopFormat } from '../shop-format.tsx'
import css from './loyalty.module.css'

type PointsNoteProps = {
  points: number
  /** The end of the number, to recognise it by. */
  number: string
  state: 'waiting' | 'posted' | 'failed'
  /** When the goods cannot come back any more, ISO; null before they have arrived. */
  postedFrom: string | null
}

/** What an order earns with the loyalty programme, and what has become of it. */
export function PointsNote({ points, number, state, postedFrom }: PointsNoteProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  if (state === 'failed')
    return (
      <p className={css.note}>
        {i18n.t({
          id: 'loyalty.failed',
          message:
            'Die PAYBACK Punkte dieser Bestellung wurden für die Nummer {number} nicht angenommen. Der Kundendienst hilft weiter.',
          values: { number },
        })}
      </p>
    )
  if (state === 'posted')
    return (
      <p className={css.note}>
        {i18n.t({
          id: 'loyalty.posted',
          message:
            '{points, plural, one {# PAYBACK Punkt ist} other {# PAYBACK Punkte sind}} der Nummer {number} gutgeschrieben.',
          values: { points, number },
        })}
      </p>
    )
  if (points === 0) return null
  return (
    <p className={css.note}>
      {postedFrom === null
        ? i18n.t({
            id: 'loyalty.waiting',
            message:
              '{points, plural, one {# PAYBACK Punkt} other {# PAYBACK Punkte}} für die Nummer {number}: gutgeschrieben, sobald die Rückgabefrist vorbei ist.',
            values: { points, number },
          })
        : i18n.t({
            id: 'loyalty.waitingUntil',
            message:
              '{points, plural, one {# PAYBACK Punkt} other {# PAYBACK Punkte}} für die Nummer {number}: gutgeschrieben ab {day}, wenn die Rückgabefrist vorbei ist.',
            values: { points, number, day: date(postedFrom) },
          })}
    </p>
  )
}
