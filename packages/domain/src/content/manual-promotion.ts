const SEPARATOR = '|'

/** What an editor writes on a teaser so that it is tracked as a promotion. */
export type ManualPromotionParts = {
  id: string | null
  name: string | null
  creative: string | null
  slot: string | null
}

/**
 * The manual promotion as one string; null if any part is empty. A separator that an editor has typed would move every
 * part behind it, so it becomes a slash.
 *
 * @see spec §7 "manual promotion string"
 */
export function manualPromotion({ id, name, creative, slot }: ManualPromotionParts): string | null {
  const parts = [id, name, creative, slot].map((part) => part?.replaceAll(SEPARATOR, '/').trim() ?? '')
  return parts.includes('') ? null : parts.join(SEPARATOR)
}
