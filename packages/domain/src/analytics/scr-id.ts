export const SCR_ID_MAX = 5

/**
 * A scr id as it may be stored: kept only if it passes the check, is at most 5 characters long and the shopper
 * has the payback storage service on; null otherwise.
 *
 * @see spec §5 "Other"
 */
export function keptScrId(
  id: string | null,
  passes: (id: string) => boolean,
  isPaybackStorageOn: boolean,
): string | null {
  if (!id || !isPaybackStorageOn || id.length > SCR_ID_MAX) return null
  return passes(id) ? id : null
}
