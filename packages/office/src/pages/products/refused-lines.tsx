import { Trans, useLingui } from '@lingui/react'
import type { RefusedLine } from '@shop/api-client/office/goods-line-commands'
import type { Currency } from '@shop/domain/market/markets'
import { Notice } from '../../parts/notice.tsx'
import { problemOfLine, shownValue } from '../../words/line-text.ts'
import styles from './products-page.module.css'

/** Lines that were left out, each with why, and with what it is meanwhile. */
export function RefusedLines({ refused }: { refused: readonly RefusedLine[] }) {
  const { i18n } = useLingui()
  if (refused.length === 0) return null
  return (
    <Notice tone="bad">
      <p>
        <Trans
          id="batch.refused"
          message="{count, plural, one {# line was} other {# lines were}} left out:"
          values={{ count: refused.length }}
        />
      </p>
      <ul className={styles.refused}>
        {refused.map(({ key, country, currency, problem, current, by }) => (
          <li key={`${key} ${country} ${currency}`}>
            <strong>{[key, country ?? currency].filter(Boolean).join(' · ')}</strong>{' '}
            {problemOfLine(problem, i18n)}
            {problem === 'changedMeanwhile' && (
              <>
                {' '}
                <Trans
                  id="batch.now"
                  message="Now: {value}"
                  values={{
                    value: shownValue(refusedPlace({ country, currency }), current, i18n),
                  }}
                />
                {by !== null && ` (${by})`}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What a refused line was about: a cost has a currency, a price a country, and the units on a shelf neither. */
function refusedPlace({
  country,
  currency,
}: Pick<RefusedLine, 'country'> & { currency: Currency | undefined }) {
  if (currency !== undefined) return { what: 'cost', country, currency } as const
  return { what: country === null ? 'stock' : 'price', country } as const
}
