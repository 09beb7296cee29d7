/** An address without search and hash, which may hold searches, tokens and codes. */
export function scrubbedHref(href: string): string {
  return href.replace(/[?#].*$/s, '')
}
