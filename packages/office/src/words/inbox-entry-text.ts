import type { I18n } from '@lingui/core'
import type { ChangedInboxEntry, InboxEntryKind } from '@shop/api-client/office/inbox-entry'
import { withdrawalOutcomeText } from './withdrawal-outcome-text.ts'

/** What the desk has done about something that was sent. */
export function inboxEntryTitle(kind: InboxEntryKind, text: string | null, i18n: I18n): string {
  switch (kind) {
    case 'note':
      return i18n.t({ id: 'inbox.entry.note', message: 'Note' })
    case 'answer':
      return i18n.t({ id: 'inbox.entry.answer', message: 'Answer by mail' })
    case 'published':
      return i18n.t({ id: 'inbox.entry.published', message: 'Public answer' })
    case 'edited':
      return i18n.t({ id: 'inbox.entry.edited', message: 'Public answer, edited' })
    case 'owner':
      return text === null
        ? i18n.t({ id: 'inbox.entry.noOwner', message: 'Given back to everybody' })
        : i18n.t({ id: 'inbox.entry.owner', message: '{name} looks after it', values: { name: text } })
    case 'state':
      return i18n.t({ id: 'inbox.entry.state', message: 'Another state' })
    case 'closed':
      return i18n.t({ id: 'inbox.entry.closed', message: 'Done' })
    case 'opened':
      return i18n.t({ id: 'inbox.entry.opened', message: 'Written down' })
  }
}

/** What stands below it; null where the title says it all. */
export function inboxEntryWords({ kind, text, outcome }: ChangedInboxEntry, i18n: I18n): string | null {
  if (outcome !== null) return withdrawalOutcomeText(outcome, i18n)
  return kind === 'owner' || text === '' ? null : text
}

/** Both in one line. */
export function inboxEntryText(entry: ChangedInboxEntry, i18n: I18n): string {
  const title = inboxEntryTitle(entry.kind, entry.text, i18n)
  const words = inboxEntryWords(entry, i18n)
  return words === null ? title : `${title}: ${words}`
}
