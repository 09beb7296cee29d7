/** Whether a text is an id of the tag manager. @see spec §5 "Other" */
export function isTagManagerId(id: string): boolean {
  return /^GTM-[A-Z0-9]+$/.test(id)
}

/**
 * The message for the operator about an invalid id, with a guess at what was meant; null for a valid one.
 *
 * @see spec §8 "Invalid tag-manager id"
 */
export function tagManagerIdMessage(id: string): string | null {
  if (isTagManagerId(id)) return null

  const word = id.toUpperCase().replaceAll(/^.*-|[^A-Z0-9]/g, '')
  return `"${id}" is not a valid tag manager id. Did you mean "GTM-${word || 'XXXXXX'}"?`
}
