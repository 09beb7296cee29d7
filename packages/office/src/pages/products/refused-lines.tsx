import { Trans, useLingui } from '@lingui/react'
import type { RefusedLine } from '@shop/api-client/office/goods-line-commands'
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
        {refused.map(({ key, country, problem, current, by }) => (
          <li key={`${key} ${country}`}>
            <strong>{[key, country].filter(Boolean).join(' · ')}</strong> {problemOfLine(problem, i18n)}
            {problem === 'changedMeanwhile' && (
              <>
                {' '}
                <Trans
                  id="batch.now"
                  message="Now: {value}"
                  values={{
                    value: shownValue({ what: country === null ? 'stock' : 'price', country }, current, i18n),
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
