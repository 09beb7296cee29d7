import { Trans, useLingui } from '@lingui/react'
import type { ShownInboxItem } from '@shop/api-client/office/inbox-commands'
import { Card } from '../../parts/card.tsx'
import { moment } from '../../words/format.ts'
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
            <p className={styles.strong}>
              <EntryTitle entry={entry} />
            </p>
            {entry.text && entry.kind !== 'owner' && <p className={styles.message}>{entry.text}</p>}
            <p className={styles.quiet}>
              {moment(entry.at, i18n.locale)} · {entry.by}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function EntryTitle({ entry: { kind, text } }: { entry: Entry }) {
  switch (kind) {
    case 'note':
      return <Trans id="inbox.entry.note" message="Note" />
    case 'answer':
      return <Trans id="inbox.entry.answer" message="Answer by mail" />
    case 'published':
      return <Trans id="inbox.entry.published" message="Public answer" />
    case 'edited':
      return <Trans id="inbox.entry.edited" message="Public answer, edited" />
    case 'owner':
      return text === null ? (
        <Trans id="inbox.entry.noOwner" message="Given back to everybody" />
      ) : (
        <Trans id="inbox.entry.owner" message="{name} looks after it" values={{ name: text }} />
      )
    case 'state':
      return <Trans id="inbox.entry.state" message="Another state" />
    case 'closed':
      return <Trans id="inbox.entry.closed" message="Done" />
    case 'opened':
      return <Trans id="inbox.entry.opened" message="Written down" />
  }
}
