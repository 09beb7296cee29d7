import { Trans, useLingui } from '@lingui/react'
import type { InboxRow } from '@shop/api-client/office/inbox-commands'
import styles from '../../parts/listing.module.css'
import { calendarDay } from '../../words/format.ts'

/** The last day, and whether a law says so or the shop has promised it. */
export function DueText({ due }: { due: InboxRow['due'] }) {
  const { i18n } = useLingui()
  if (due === null) return <span className={styles.quiet}>–</span>
  return (
    <>
      <span className={due.isOverdue ? styles.late : ''}>
        {calendarDay(due.day, i18n.locale)}
        {due.isOverdue && (
          <>
            {' '}
            <Trans id="inbox.isOverdue" message="(overdue)" />
          </>
        )}
      </span>
      <span className={styles.quiet}>
        {due.source ?? <Trans id="inbox.promised" message="Promised by the shop" />}
      </span>
    </>
  )
}
