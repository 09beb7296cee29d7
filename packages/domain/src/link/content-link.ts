import { contentPath } from './page-path.ts'

/** A link as an editor sets it in the content service. @see spec §2 "Content links" */
export type ContentLink = { target?: string | null } & (
  | { type: 'asset'; url: string; anchor?: string | null }
  | { type: 'email'; email: string }
  | { type: 'url'; url: string; anchor?: string | null }
  | { type: 'story'; fullSlug: string; anchor?: string | null }
)

/** `href` is empty for a dead link, whose words become plain text. */
export type ContentAddress = { href: string; target: string | null }

/** Schemes that an editor may link to; a `javascript:` address would run in the shopper's name. */
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel']
/** Characters that browsers drop inside an address, so that `java\nscript:` would still be one. */
const IGNORED = /[\p{Cc} ]/gu

/**
 * The address that a content link leads to.
 *
 * `localise` puts a path into the current shop (`shopPath` with locale and origins): stories and addresses that
 * start with a slash go through it; an anchor, an asset and a foreign address stay as they are. An empty link and
 * an address with an unsafe scheme lead nowhere.
 *
 * @see spec §2 "Content links"
 */
export function contentAddress(link: ContentLink, localise: (path: string) => string): ContentAddress {
  return { href: href(link, localise), target: link.target || null }
}

function href(link: ContentLink, localise: (path: string) => string): string {
  if (link.type === 'email') return mailAddress(link.email)
  if (link.type === 'story') {
    if (link.fullSlug === '') return anchorOf(link.anchor)
    return localise(contentPath(link.fullSlug)) + anchorOf(link.anchor)
  }

  const url = link.url.trim()
  if (url.startsWith('#')) return url
  const isOwnPath = link.type === 'url' && url.startsWith('/') && !/^\/[/\\]/.test(url)
  const address = isOwnPath ? localise(url) : safe(url)
  return address === '' ? '' : address + anchorOf(link.anchor)
}

function mailAddress(email: string): string {
  const address = email.trim().replace(/^mailto:/i, '')
  return address === '' ? '' : `mailto:${address}`
}

function anchorOf(anchor: string | null | undefined): string {
  return anchor ? `#${anchor.replace(/^#/, '')}` : ''
}

function safe(url: string): string {
  const scheme = /^([^/?#:]*):/.exec(url.replace(IGNORED, ''))?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? url : ''
}
