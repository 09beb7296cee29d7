import type { QuestionState } from '../question/question.ts'

/** What somebody may have sent that the service desk answers. */
export const INBOX_KINDS = ['message', 'complaint', 'withdrawal', 'privacy', 'question'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** How far the desk is: `waiting` is for the shopper or for somebody else outside of the desk. */
export const INBOX_STATES = ['new', 'inWork', 'waiting', 'done'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** What became of something that is done. */
export const INBOX_OUTCOMES = ['answered', 'solved', 'agreed', 'refused', 'noAnswerNeeded'] as const
export type InboxOutcome = (typeof INBOX_OUTCOMES)[number]

/** A word of our tables as one of ours; null for none, or for one that a newer build has written. */
export function inboxOutcome(word: string | null): InboxOutcome | null {
  return INBOX_OUTCOMES.find((outcome) => outcome === word) ?? null
}

/**
 * The state of a complaint at the desk: its own table knows whether it was answered or closed, and the desk what it
 * does about it.
 */
export function complaintInboxState(
  own: 'received' | 'answered' | 'closed',
  atDesk: InboxState | null,
): InboxState {
  if (own === 'closed') return 'done'
  return atDesk ?? (own === 'answered' ? 'waiting' : 'new')
}

/** The state of a question on a product at the desk: what is public or declined is done. */
export function questionInboxState(own: QuestionState, atDesk: InboxState | null): InboxState {
  if (own !== 'asked') return 'done'
  return atDesk === null || atDesk === 'done' ? 'new' : atDesk
}

/**
 * The state of a declaration of withdrawal at the desk. What is settled, whoever has settled it, waits for its goods as long as
 * their money is still to go back, for which the law sets a day; closed by somebody it is done.
 */
export function withdrawalInboxState(
  own: 'received' | 'settled' | 'byHand',
  atDesk: InboxState | null,
  isMoneyOpen: boolean,
): InboxState {
  if (own !== 'settled') return atDesk ?? 'new'
  if (!isMoneyOpen || atDesk === 'done') return 'done'
  return atDesk === 'inWork' ? 'inWork' : 'waiting'
}
