/** What an item of a feed says, by the names of Google's specification; what may stand several times is a list. */
export type FeedItem = { line: number; fields: ReadonlyMap<string, readonly string[]> }

export function said({ fields }: FeedItem, name: string): string {
  return fields.get(name)?.[0] ?? ''
}

/** The name of a field without prefix and with one spelling: `g:image_link`, `image link` and `Image Link` are one. */
export function fieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
}
