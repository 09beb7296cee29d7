const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
/** Characters that browsers drop inside an address, so that `java\nscript:` would still be one. */
const IGNORED = /[\p{Cc} ]/gu

/**
 * An address from the content service that may stand in a link, or null: paths, anchors, web addresses,
 * mail and telephone. Anything else (`javascript:`, `data:`) would run in the shopper's page.
 */
export function safeHref(href: string): string | null {
  const visible = href.replace(IGNORED, '')
  if (visible === '') return null

  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(visible)?.[1]?.toLowerCase()
  if (protocol === undefined) return visible
  return SAFE_PROTOCOLS.includes(protocol) ? visible : null
}
