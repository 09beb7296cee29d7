/** What a tab remembers of where its shopper has been. */
const KEYS = ['lastSeen', 'recent-queries'] as const
type HistoryKey = (typeof KEYS)[number]

const memory = new Map<HistoryKey, string>()
let isAllowed = false

/** What is remembered under a key; null for nothing. A storage that refuses has nothing. */
export function historyOf(key: HistoryKey): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Remembers a text under a key, or forgets it. The document does; the tab's storage does only with consent, because
 * nothing that was asked for needs it.
 *
 * @see eu-duties C-27; docs/adr/0019
 */
export function keepHistory(key: HistoryKey, text: string | null): void {
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else if (isAllowed) sessionStorage.setItem(key, text)
  } catch {
    // a full or closed storage: this document still knows
  }
}

/** What may be stored is; what may not any more goes. */
export function settleHistory(allowed: boolean): void {
  isAllowed = allowed
  try {
    for (const key of KEYS) {
      const text = memory.get(key)
      if (!allowed) sessionStorage.removeItem(key)
      else if (text !== undefined) sessionStorage.setItem(key, text)
    }
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}
