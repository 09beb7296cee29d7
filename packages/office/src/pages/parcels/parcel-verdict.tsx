import { Trans, useLingui } from '@lingui/react'
import { effectText } from '../../words/effect-text.ts'
import { lineProblemText } from '../../words/problems/line-problem-text.ts'
import { outcomeText } from '../../words/problems/outcome-text.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './parcels-page.module.css'
import type { ParcelCheck } from './use-parcel-checks.ts'

/** What would happen to a row now, or why nothing would. */
export function ParcelVerdict({ check }: { check: ParcelCheck }) {
  const { i18n } = useLingui()
  switch (check.type) {
    case 'done':
      return null
    case 'waiting':
      return (
        <p className={styles.quiet}>
          <Trans id="parcels.checking" message="Being checked …" />
        </p>
      )
    case 'noTracking':
      return (
        <p className={styles.quiet}>
          <Trans id="parcels.noTracking" message="Scan or write the number of its parcel." />
        </p>
      )
    case 'badTracking':
      return <p className={styles.bad}>{lineProblemText({ problem: 'badTracking' }, i18n)}</p>
    case 'unknownOrder':
      return (
        <p className={styles.bad}>
          <Trans id="parcels.unknown" message="There is no such order in this shop." />
        </p>
      )
    case 'nothingWaits':
      return (
        <p className={styles.bad}>
          <Trans id="parcels.nothingWaits" message="Nothing of this order can leave any more, or yet." />
        </p>
      )
    case 'sentAlready':
      return (
        <p className={styles.quiet}>
          <Trans
            id="parcels.sentAlready"
            message="It has left with this number already; nothing more happens."
          />
        </p>
      )
    case 'failed':
      return <p className={styles.bad}>{problemText(check.error, i18n)}</p>
    case 'checked':
      return <Checked check={check} />
  }
}

function Checked({ check: { outcome, order } }: { check: Extract<ParcelCheck, { type: 'checked' }> }) {
  const { i18n } = useLingui()
  if (outcome.type !== 'preview') return <p className={styles.bad}>{outcomeText(outcome, i18n)}</p>
  const stays = order.lacking.length < order.waiting.length ? order.lacking.length : 0
  return (
    <ul>
      {outcome.effects.map((effect) => (
        <li key={JSON.stringify(effect)}>{effectText(effect, i18n)}</li>
      ))}
      {stays > 0 && (
        <li className={styles.quiet}>
          <Trans
            id="parcels.stays"
            message="{count, plural, one {# item stays here: it is} other {# items stay here: they are}} not in stock yet."
            values={{ count: stays }}
          />
        </li>
      )}
    </ul>
  )
}
