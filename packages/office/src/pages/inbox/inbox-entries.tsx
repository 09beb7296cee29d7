import { Trans, useLingui } from '@lingui/react'
import type { ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { Card } from '../../parts/card.tsx'
import { moment } from '../../words/format.ts'
import { inboxEntryTitle, inboxEntryWords } from '../../words/inbox-entry-text.ts'
import styles from './inbox-item-page.module.css'

type Entry = ShownInboxItem['entries'][number]

/** What the desk has done about it, the latest first. */
export function InboxEntries({ item }: { item: ShownInboxItem }) {
  const { i18n } = useLingui()
  return (
    <Card title={i18n.t({ id: 'inbox.entries', message: 'What was done' })}>
      {item.entries.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="inbox.noEntries" message="Nobody has done anything about it yet." />
        </p>
      )}
      <ol className={styles.timeline}>
        {item.entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <p className={styles.strong}>{inboxEntryTitle(entry.kind, entry.text, i18n)}</p>
            <EntryWords entry={entry} />
            <p className={styles.quiet}>
              {moment(entry.at, i18n.locale)} · {entry.by}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function EntryWords({ entry: { kind, text, outcome = null } }: { entry: Entry }) {
  const { i18n } = useLingui()
  const words = inboxEntryWords({ kind, text, outcome }, i18n)
  return words !== null && <p className={styles.message}>{words}</p>
}
