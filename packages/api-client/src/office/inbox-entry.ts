import * as v from 'valibot'
import { KnownWithdrawalOutcome } from './withdrawal-outcome.ts'

/** What can happen to something that was sent, at the desk. */
export const INBOX_ENTRY_KINDS = [
  'note',
  'answer',
  'owner',
  'state',
  'closed',
  'opened',
  'published',
  'edited',
] as const
export type InboxEntryKind = (typeof INBOX_ENTRY_KINDS)[number]

/** An entry as a change that somebody else has made meanwhile. */
export const ChangedInboxEntry = v.object({
  kind: v.picklist(INBOX_ENTRY_KINDS),
  text: v.nullable(v.string()),
  outcome: KnownWithdrawalOutcome,
})
export type ChangedInboxEntry = v.InferOutput<typeof ChangedInboxEntry>
