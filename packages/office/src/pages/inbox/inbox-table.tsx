import { Trans, useLingui } from '@lingui/react'
import type { InboxRow } from '@shop/api-client/office/inbox-commands'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../parts/badge.tsx'
import styles from '../../parts/listing.module.css'
import { moment } from '../../words/format.ts'
import { INBOX_TONES, inboxKindName, inboxStateName, inboxTopic } from '../../words/inbox-words.ts'
import { DueText } from './due-text.tsx'

/** What was sent, in a table; on a phone each is a card of the same cells. */
export function InboxTable({ shop, items }: { shop: string; items: readonly InboxRow[] }) {
  const { i18n } = useLingui()
  return (
    <table className={styles.table} aria-label={i18n.t({ id: 'inbox.title', message: 'Inbox' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="inbox.what" message="What" />
          </th>
          <th scope="col">
            <Trans id="inbox.from" message="From" />
          </th>
          <th scope="col">
            <Trans id="inbox.states" message="State" />
          </th>
          <th scope="col">
            <Trans id="inbox.due" message="Until" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.number}>
            <td>
              <Link to="/$shop/inbox/$number" params={{ shop, number: row.number }} className={styles.way}>
                {inboxKindName(row.kind, i18n)}: {inboxTopic(row, i18n)}
              </Link>
              <span className={styles.excerpt}>{row.excerpt}</span>
              <span className={styles.quiet}>
                {[row.number, row.orderNumber, moment(row.receivedAt, i18n.locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td>
              {row.name}
              <span className={styles.quiet}>
                {row.email} · {row.country}
              </span>
            </td>
            <td data-corner="true">
              <Badge tone={INBOX_TONES[row.state]}>{inboxStateName(row.state, i18n)}</Badge>
              {row.owner && <span className={styles.quiet}>{row.owner.name}</span>}
            </td>
            <td>
              <DueText due={row.due} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
