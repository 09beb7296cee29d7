import { contentPath } from './page-path.ts'

/** A link as an editor sets it in the content service. @see spec §2 "Content links" */
export type ContentLink = { target?: string | null } & (
  | { type: 'asset'; url: string }
  | { type: 'email'; email: string }
  | { type: 'url'; url: string }
  | { type: 'story'; fullSlug: string; anchor?: string | null }
)

export type ContentAddress = { href: string; target: string | null }

/** Schemes that an editor may link to; a `javascript:` address would run in the shopper's name. */
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * The address that a content link leads to.
 *
 * `localise` puts a path into the current shop (`shopPath` with locale and origins): stories and addresses that
 * start with a slash go through it; an anchor, an asset and a foreign address stay as they are.
 * An address with an unsafe scheme becomes `#`.
 *
 * @see spec §2 "Content links"
 */
export function contentAddress(link: ContentLink, localise: (path: string) => string): ContentAddress {
  return { href: href(link, localise), target: link.target || null }
}

function href(link: ContentLink, localise: (path: string) => string): string {
  if (link.type === 'email') return `mailto:${link.email.trim().replace(/^mailto:/i, '')}`
  if (link.type === 'asset') return safe(link.url)
  if (link.type === 'story') return localise(contentPath(link.fullSlug)) + anchorOf(link.anchor)

  const url = link.url.trim()
  if (url.startsWith('#')) return url
  const isOwnPath = url.startsWith('/') && !url.startsWith('//')
  return isOwnPath ? localise(url) : safe(url)
}

function anchorOf(anchor: string | null | undefined): string {
  return anchor ? `#${anchor.replace(/^#/, '')}` : ''
}

function safe(url: string): string {
  const scheme = /^\s*([^/?#:]*):/.exec(url)?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? url : '#'
}
