/** Whether a text is an id of the tag manager. @see spec §5 "Other" */
export function isTagManagerId(id: string): boolean {
  return /^GTM-[A-Z0-9]+$/.test(id)
}

/**
 * What to tell the operator about an id that is none, with what was probably meant; null for a right one.
 *
 * @see spec §8 "Invalid tag-manager id"
 */
export function tagManagerIdMessage(id: string): string | null {
  if (isTagManagerId(id)) return null

  const word = id.toUpperCase().replaceAll(/^.*-|[^A-Z0-9]/g, '')
  return `"${id}" is not a valid tag manager id. Did you mean "GTM-${word || 'XXXXXX'}"?`
}
