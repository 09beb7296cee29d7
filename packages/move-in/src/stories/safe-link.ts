/** A link as a rich text keeps it. */
export type LinkAttrs = { href: string; linktype: 'url' | 'email'; target: null }

/**
 * Where a link of an old text may lead: to the web, to a mail or a telephone, or to a path of the same shop, which its
 * redirects lead on. Null for everything else, as scripts and what is no address.
 *
 * @param base the address where the text stood
 */
export function safeLink(href: string, base: string): LinkAttrs | null {
  const written = href.trim()
  if (written.startsWith('#') && written.length > 1) return { href: written, linktype: 'url', target: null }
  if (written === '' || !URL.canParse(written, base)) return null
  const url = new URL(written, base)
  if (url.protocol === 'mailto:') return { href: url.pathname, linktype: 'email', target: null }
  if (url.protocol === 'tel:') return { href: url.href, linktype: 'url', target: null }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const isHere = url.host === new URL(base).host
  return { href: isHere ? url.pathname + url.search + url.hash : url.href, linktype: 'url', target: null }
}
