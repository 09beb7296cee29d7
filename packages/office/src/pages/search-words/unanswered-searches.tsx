import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { unansweredQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Loading, Notice } from '../../parts/notice.tsx'
import { count } from '../../words/format.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './search-words-page.module.css'
import type { SearchRemedy } from './search-words-page.tsx'

type UnansweredProps = { locale: Locale; onRemedy: (remedy: SearchRemedy) => void }

/** What shoppers looked for in vain, each with a way out. */
export function UnansweredSearches({ locale, onRemedy }: UnansweredProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error, isPending } = useQuery(unansweredQuery(shop.id, locale))
  const mayChange = shop.may('merchandising.change')

  return (
    <Card title={i18n.t({ id: 'searchWords.unanswered', message: 'Searches without an answer' })}>
      <p className={styles.quiet}>
        <Trans
          id="searchWords.unansweredHint"
          message="Of the last 28 days, typed three times or more; how often is the number behind."
        />
      </p>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && (
        <Loading
          rows={3}
          label={i18n.t({ id: 'searchWords.unansweredLoading', message: 'Searches are loading' })}
        />
      )}
      {data?.terms.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="searchWords.noneUnanswered" message="Everything that was looked for found something." />
        </p>
      )}
      <ul className={styles.lines}>
        {data?.terms.map(({ term, count: times, isAnsweredNow }) => (
          <li key={term}>
            <span>
              <strong>{term}</strong> <span className={styles.times}>{count(times, i18n.locale)}</span>{' '}
              {isAnsweredNow && (
                <Badge tone="good">
                  <Trans id="searchWords.answeredNow" message="Answered by now" />
                </Badge>
              )}
            </span>
            {mayChange && !isAnsweredNow && (
              <span className={styles.actions}>
                <Button
                  aria-label={i18n.t({
                    id: 'searchWords.synonymOf',
                    message: 'Make a synonym of “{term}”',
                    values: { term },
                  })}
                  onPress={() => onRemedy({ kind: 'synonym', term })}
                >
                  <Trans id="searchWords.makeSynonym" message="Make a synonym" />
                </Button>
                <Button
                  aria-label={i18n.t({
                    id: 'searchWords.pageOf',
                    message: 'Lead to a page: “{term}”',
                    values: { term },
                  })}
                  onPress={() => onRemedy({ kind: 'page', term })}
                >
                  <Trans id="searchWords.leadToPage" message="Lead to a page" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
