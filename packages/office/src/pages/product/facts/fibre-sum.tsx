import { Trans, useLingui } from '@lingui/react'
import { percent } from '../../../words/format.ts'
import { isFields } from './fact-shape.ts'
import styles from './facts.module.css'

/** What the shares of a part add up to, while they are typed. */
export function FibreSum({ shares }: { shares: readonly unknown[] }) {
  const { i18n } = useLingui()
  const sum = shares.reduce<number>(
    (total, share) => total + (isFields(share) && typeof share.percent === 'number' ? share.percent : 0),
    0,
  )
  return (
    <span className={styles.sum} role="status" data-whole={Math.abs(sum - 100) < 0.01}>
      <Trans
        id="fact.sum"
        message="{sum} of 100%"
        values={{ sum: percent(sum, i18n.locale).replace(/\s?%/, '') }}
      />
    </span>
  )
}
