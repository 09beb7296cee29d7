import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { ReportState, ShownReport } from '@shop/api-client/office/review-commands'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { moment } from '../../words/format.ts'
import { reportReasonWords } from '../../words/names/review-names.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { DecideForm } from './decide-form.tsx'
import { ReviewText } from './review-text.tsx'
import styles from './reviews-page.module.css'

type ReportListProps = { state: ReportState; onDecided: () => void }

/** Reports of reviews, each with the review and the decision that is owed. */
export function ReportList({ state, onDecided }: ReportListProps) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reportsQuery(shop, state),
  )
  const [open, setOpen] = useState<ShownReport | null>(null)
  const reports = data?.pages.flatMap((page) => page.reports)

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (reports === undefined)
    return <Loading label={i18n.t({ id: 'reports.loading', message: 'The reports are loading' })} />
  return (
    <>
      {reports.length === 0 && (
        <Empty title={i18n.t({ id: 'reports.none', message: 'No report here' })}>
          <Trans
            id="reports.noneHint"
            message="Everybody may report a review that is shown, also without an account."
          />
        </Empty>
      )}
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.number} className={styles.card}>
            <Reported report={report} />
            <div className={styles.quoted}>
              <ReviewText review={report.review} />
            </div>
            {may('inbox.change') && (
              <div className={styles.actions}>
                <Button
                  look={state === 'received' ? 'primary' : 'plain'}
                  aria-label={decideName(report, i18n)}
                  onPress={() => setOpen(report)}
                >
                  {state === 'received' ? (
                    <Trans id="reports.decide" message="Decide" />
                  ) : (
                    <Trans id="reports.decideAgain" message="Decide again" />
                  )}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans id="returns.more" message="Show more" />
        </Button>
      )}
      <Sheet title={open?.number ?? ''} isOpen={open !== null} onClose={() => setOpen(null)}>
        {open && (
          <DecideForm
            report={open}
            onStop={() => setOpen(null)}
            onDone={() => {
              setOpen(null)
              onDecided()
            }}
          />
        )}
      </Sheet>
    </>
  )
}

function decideName({ number, state }: ShownReport, i18n: I18n): string {
  const values = { number }
  return state === 'received'
    ? i18n.t({ id: 'reports.decideOf', message: 'Decide: {number}', values })
    : i18n.t({ id: 'reports.decideAgainOf', message: 'Decide again: {number}', values })
}

function Reported({ report }: { report: ShownReport }) {
  const { i18n } = useLingui()
  const { number, reason, message, name, email, locale, receivedAt, decision } = report
  const who = [name, email].filter(Boolean).join(' · ')
  return (
    <div>
      <p className={styles.strong}>{reportReasonWords(reason, i18n)}</p>
      <p className={styles.text}>{message}</p>
      <p className={styles.quiet}>
        {[number, moment(receivedAt, i18n.locale), locale].join(' · ')}
        {' · '}
        {who === '' ? <Trans id="reports.noName" message="Without a name" /> : who}
      </p>
      {decision && (
        <p className={styles.quiet}>
          <Trans
            id="reports.decided"
            message="Decided by {by} on {at}: {why}"
            values={{ by: decision.by, at: moment(decision.at, i18n.locale), why: decision.why }}
          />
        </p>
      )}
    </div>
  )
}
