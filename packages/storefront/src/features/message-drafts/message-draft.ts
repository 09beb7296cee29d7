import type { User } from '@shop/domain/user/user'

/** What is written in the fields of a form, by their names. */
export type MessageDraft = Readonly<Record<string, string>>

/** Who is here; null before it is known. */
type Writer = Pick<User, 'id' | 'loggedIn'> | null

/** With the customer whose words they are; empty without a sign-in. */
type KeptDraft = { of: string; values: MessageDraft }

/** Of this tab: what a shopper has begun to write needs no consent to be kept. */
const KEY = 'message-drafts'

/**
 * What was written into a form of this tab and not sent yet; each form has a name of its own. A customer's words are
 * there for that customer alone, also after a session that ended by itself; a visitor's come along to the sign-in.
 */
export function messageDraft(form: string, writer: Writer) {
  return {
    read: (): MessageDraft => draftsFor(writer)[form]?.values ?? {},
    /** Before it is known whose they are, words are not kept: they might be a customer's. */
    keep: (values: MessageDraft): void => {
      if (writer) keepAll({ ...draftsFor(writer), [form]: { of: customerId(writer), values } })
    },
    forget: (): void => {
      const { [form]: _, ...others } = drafts()
      keepAll(others)
    },
  }
}

/** What another customer has begun to write leaves the tab, and what was written before a sign-in belongs to its customer. */
export function claimDrafts(known: NonNullable<Writer>): void {
  const own = Object.entries(draftsFor(known))
  keepAll(Object.fromEntries(own.map(([form, { values }]) => [form, { of: customerId(known), values }])))
}

/** Nothing that somebody has begun to write stays in the tab. */
export function forgetMessageDrafts(): void {
  keepAll({})
}

function customerId(writer: Writer): string {
  return writer?.loggedIn ? writer.id : ''
}

function draftsFor(writer: Writer): Record<string, KeptDraft> {
  const own = Object.entries(drafts()).filter(([, { of }]) => of === '' || of === customerId(writer))
  return Object.fromEntries(own)
}

function drafts(): Record<string, KeptDraft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).flatMap(([form, { of, values }]) =>
        typeof of === 'string' ? [[form, { of, values: textsOf(values) }]] : [],
      ),
    )
  } catch {
    return {}
  }
}

function textsOf(values: unknown): MessageDraft {
  const texts = Object.entries(values ?? {}).filter((entry) => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function keepAll(kept: Record<string, KeptDraft>): void {
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // storage may be off in private windows; writing still works
  }
}
