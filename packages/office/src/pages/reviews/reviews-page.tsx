import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { reviewCountsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import styles from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { reportStateName, reviewStateName } from '../../words/names/review-names.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { ReportList } from './report-list.tsx'
import { ReviewList } from './review-list.tsx'
import { REPORT_PARTS, REVIEW_PARTS } from './review-parts.ts'

/** What shoppers have written about goods and nobody has read, and what somebody has reported of it. */
export function ReviewsPage() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate({ from: '/$shop/reviews' })
  const { part = 'pending' } = useSearch({ from: '/desk/$shop/reviews' })
  const { data, error } = useQuery(reviewCountsQuery(shop))
  const list = useRef<HTMLElement>(null)
  const review = REVIEW_PARTS.find((state) => state === part)
  const report = REPORT_PARTS.find((state) => state === part)
  // What is decided leaves the list: whoever works by keyboard goes on at its beginning.
  const toList = () => list.current?.focus()

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="reviews.title" message="Reviews" />
        </PageTitle>
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data && (
        <nav className={styles.tiles} aria-label={i18n.t({ id: 'reviews.by', message: 'What waits' })}>
          <Link
            to="/$shop/reviews"
            params={{ shop }}
            search={{}}
            className={styles.tile}
            data-chosen={part === 'pending'}
          >
            <span className={styles.count}>{data.waiting.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="reviews.waiting" message="To be read" />
            </span>
          </Link>
          <Link
            to="/$shop/reviews"
            params={{ shop }}
            search={{ part: 'received' }}
            className={styles.tile}
            data-chosen={part === 'received'}
            data-tone={data.reported > 0 ? 'bad' : 'quiet'}
          >
            <span className={styles.count}>{data.reported.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="reviews.reported" message="Reported" />
            </span>
          </Link>
        </nav>
      )}
      <div className={styles.filters}>
        <Choice
          label={i18n.t({ id: 'inbox.states', message: 'State' })}
          isBare
          options={[
            ...REVIEW_PARTS.map((key) => ({ key, name: reviewStateName(key, i18n) })),
            ...REPORT_PARTS.map((key) => ({ key, name: reportStateName(key, i18n) })),
          ]}
          value={part}
          onChange={(key) => void navigate({ search: key === 'pending' ? {} : { part: key } })}
        />
      </div>
      <section
        ref={list}
        tabIndex={-1}
        className={styles.section}
        aria-label={
          report === undefined ? reviewStateName(review ?? 'pending', i18n) : reportStateName(report, i18n)
        }
      >
        {review && <ReviewList key={part} state={review} onDecided={toList} />}
        {report && <ReportList key={part} state={report} onDecided={toList} />}
      </section>
    </div>
  )
}
