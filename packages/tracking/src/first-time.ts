/** What of the session storage is needed; tests bring a map. */
export type SessionMemory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'seenPromotions'

/**
 * Whether a promotion is seen for the first time in this session, and remembers it. A storage that refuses
 * counts as a second time: one view too few is better than a broken page.
 *
 * @see spec §7 "A promotion view is tracked once per session"
 */
export function isFirstTime(promotion: string, memory: SessionMemory): boolean {
  try {
    const seen = (memory.getItem(KEY) ?? '').split('\n')
    if (seen.includes(promotion)) return false

    memory.setItem(KEY, [...seen, promotion].join('\n'))
    return true
  } catch {
    return false
  }
}
