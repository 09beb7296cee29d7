import type { MessageDraft } from '../message-drafts/message-draft.ts'

/** What is kept while it is written. Who writes is nobody's business later on: that is asked of the account. */
const KEPT = ['topic', 'message'] as const

/** What of a contact form is kept until it is sent: never who has written it. */
export function contactDraft(typed: Readonly<Record<string, string>>): MessageDraft {
  return Object.fromEntries(KEPT.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))
}

/** What an empty contact form is filled with: who the account says it is, and what was written before in this tab. */
export function contactFilled(
  account: Readonly<Record<string, string>> | null,
  draft: MessageDraft,
): Record<string, string> {
  return { ...account, ...contactDraft(draft) }
}
