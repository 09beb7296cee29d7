import { type InboxRow, inboxPhotos, listInbox, showInboxItem } from '@shop/api-client/office/inbox-commands'
import { inboxObject } from '@shop/customers/contact/contact-message-store'
import { INBOX_KINDS } from '@shop/domain/inbox/inbox-item'
import { photosOfComplaint } from '@shop/sales/after-sales/complaint-store'
import { onOrder } from '@shop/sales/office/office-context'
import { byDeadline, inboxRow } from './inbox-row.ts'
import { doneSources, openSources, sourceNumbered } from './inbox-source-store.ts'
import { shownInboxItem } from './shown-inbox-item.ts'

/** Of each kind: as many as anybody can look through, and as are read in a moment. */
const MOST_OPEN = 300
const MOST_DONE = 50

/** What the desk looks at; each look is in the log with the numbers of what it has shown. */
export const INBOX_READS = [
  onOrder(listInbox)(async ({ kind, state, isMine }, context) => {
    const { sql } = context
    const open: InboxRow[] = []
    let isCut = false
    for (const part of INBOX_KINDS) {
      const found = await openSources(sql, part, MOST_OPEN)
      isCut ||= found.length === MOST_OPEN
      open.push(...found.map((source) => inboxRow(source, context)))
    }
    const counts = {
      overdue: open.filter(({ due }) => due?.isOverdue).length,
      mine: open.filter(({ owner }) => owner?.isMe).length,
      kinds: INBOX_KINDS.map((one) => ({
        kind: one,
        count: open.filter((row) => row.kind === one).length,
      })),
    }
    const rows = state === 'done' ? await doneRows() : open.toSorted(byDeadline)
    const items = rows.filter(
      (row) =>
        (kind === null || row.kind === kind) &&
        (state === null || row.state === state) &&
        (!isMine || row.owner?.isMe === true),
    )
    return { answer: { items, counts, isCut }, object: null, after: items.map(({ number }) => number) }

    async function doneRows(): Promise<InboxRow[]> {
      const rows: InboxRow[] = []
      for (const part of INBOX_KINDS)
        rows.push(...(await doneSources(sql, part, MOST_DONE)).map((source) => inboxRow(source, context)))
      return rows.toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    }
  }),

  onOrder(showInboxItem)(async ({ number }, context) => ({
    answer: { item: await shownInboxItem(context, number) },
    object: inboxObject(number),
  })),

  onOrder(inboxPhotos)(async ({ number }, { sql }) => {
    const source = await sourceNumbered(sql, number)
    const photos = source?.of === 'complaint' ? await photosOfComplaint(sql, source.row.id) : []
    return {
      answer: { photos: photos.map((bytes) => Buffer.from(bytes).toString('base64')) },
      object: inboxObject(number),
      after: { photos: photos.length },
    }
  }),
]
