import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { money } from '../../words/format.ts'
import styles from './parcels-page.module.css'
import type { Progress } from './use-batch.ts'
import type { ParcelCheck } from './use-parcel-checks.ts'

type ParcelSummaryProps = {
  checks: readonly ParcelCheck[]
  progress: Progress | null
  onShip: () => void
  children: ReactNode
}

/** What the whole batch will do, and the button that does it. */
export function ParcelSummary({ checks, progress, onShip, children }: ParcelSummaryProps) {
  const { i18n } = useLingui()
  const effects = checks.map((check) =>
    check.type === 'checked' && check.outcome.type === 'preview' ? check.outcome.effects : null,
  )
  const due = effects.flatMap((own) => (own === null ? [] : [own]))
  const mails = due.flat().filter(({ kind }) => kind === 'mail').length
  const asked = Map.groupBy(
    due.flat().flatMap((effect) => (effect.kind === 'money' && effect.way === 'asked' ? [effect] : [])),
    ({ currency }) => currency,
  )
  const isChecking = checks.some(({ type }) => type === 'waiting')

  return (
    <section
      className={styles.summary}
      aria-label={i18n.t({ id: 'parcels.summary', message: 'All parcels' })}
    >
      <div role="status">
        {progress === null || (!progress.isBusy && due.length > 0) ? (
          <p>
            {due.length === 0 ? (
              <Trans id="parcels.nothing" message="Nothing can be shipped yet." />
            ) : (
              <Trans
                id="parcels.will"
                message="{orders, plural, one {# order leaves} other {# orders leave}} · {mails, plural, one {# mail goes out} other {# mails go out}}"
                values={{ orders: due.length, mails }}
              />
            )}
            {[...asked].map(([currency, own]) => (
              <span key={currency}>
                {' · '}
                <Trans
                  id="parcels.asked"
                  message="{amount} is taken"
                  values={{
                    amount: money(
                      own.reduce((sum, { amount }) => sum + amount, 0),
                      currency,
                      i18n.locale,
                    ),
                  }}
                />
              </span>
            ))}
          </p>
        ) : (
          <p>
            <Trans
              id="parcels.progress"
              message="{shipped} of {of} shipped"
              values={{ shipped: progress.shipped, of: progress.of }}
            />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {children}
        <Button
          look="primary"
          isDisabled={due.length === 0 || isChecking || progress?.isBusy === true}
          onPress={onShip}
        >
          <Trans
            id="parcels.ship"
            message="{orders, plural, one {Ship # parcel} other {Ship # parcels}}"
            values={{ orders: due.length }}
          />
        </Button>
      </div>
    </section>
  )
}
