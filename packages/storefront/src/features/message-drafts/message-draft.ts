/** What is written in the fields of a form, by their names. */
export type MessageDraft = Readonly<Record<string, string>>

/** Of this tab: what a shopper has begun to write needs no consent to be kept. */
const KEY = 'message-drafts'

/** What was written into a form of this tab and not sent yet; each form has a name of its own. */
export function messageDraft(form: string) {
  return {
    read: (): MessageDraft => drafts()[form] ?? {},
    keep: (values: MessageDraft): void => keepAll({ ...drafts(), [form]: values }),
    forget: (): void => {
      const { [form]: _, ...others } = drafts()
      keepAll(others)
    },
  }
}

/** Nothing that somebody has begun to write stays in the tab. */
export function forgetMessageDrafts(): void {
  keepAll({})
}

function drafts(): Record<string, MessageDraft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).map(([form, values]) => [form, textsOf(values)]))
  } catch {
    return {}
  }
}

function textsOf(values: unknown): MessageDraft {
  const texts = Object.entries(values ?? {}).filter((entry) => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function keepAll(kept: Record<string, MessageDraft>): void {
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // storage may be off in private windows; writing still works
  }
}
