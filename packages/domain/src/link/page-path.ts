import { isLocale, type Market } from '../market/markets.ts'

/** Folder of category pages inside the content service, no part of an address. */
export const CATEGORY_PAGES_PREFIX = 'category-pages'

const LANGUAGE_AND_REGION = /^[a-z]{2}[-_][a-z]{2}$/i

/** Words that make a page part of the blog, one per language. */
const GUIDE_WORDS = ['ratgeber', 'les-inspirations', 'magazin']

/**
 * Where a path without a trailing slash is redirected to, or null when it has one. Search and hash stay.
 * Leading slashes collapse into one, else `//other.example` would lead to another host.
 *
 * @see spec §2 "Path rules"
 */
export function slashRedirect(path: string): string | null {
  const { pathname, rest } = split(path)
  if (pathname.endsWith('/')) return null

  const inside = fromRoot(pathname)
  return `${inside}${inside.endsWith('/') ? '' : '/'}${rest}`
}

/** Plus signs in a path mean spaces; those in the search stay. @see spec §2 "Path rules" */
export function spacedPath(path: string): string {
  const { pathname, rest } = split(path)
  return pathname.replaceAll('+', ' ') + rest
}

/**
 * Where an old Swiss address with `/de/` is redirected to, or null when it stays.
 * One brand variant had such addresses, so a switch decides.
 *
 * @see spec §2 "Path rules"
 */
export function swissRedirect(path: string, market: Market, isSwitchedOn: boolean): string | null {
  if (!isSwitchedOn || market.country !== 'CH' || !path.startsWith('/de/')) return null
  return fromRoot(path.slice('/de/'.length))
}

/**
 * The path by which content is found: one slash at both ends, `/home/` is the root, and a category-pages,
 * locale or language-region prefix does not count.
 *
 * Takes a path or a full slug; works as often as it is applied.
 *
 * @see spec §2 "Path rules"
 */
export function contentPath(path: string): string {
  const segments = split(path)
    .pathname.split('/')
    .filter((segment) => segment !== '')

  while (isIgnoredPrefix(segments[0])) segments.shift()
  if (segments.length === 1 && segments[0] === 'home') return '/'
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/**
 * Where a path inside a shop is redirected to that begins with prefixes which do not count, or null when it has none:
 * each page has one address. The first prefix is returned, as it may name a shop on another host.
 *
 * @see spec §2 "Path rules"
 */
export function prefixRedirect(path: string): { prefix: string; path: string } | null {
  const { pathname, rest } = split(path)
  const [, prefix = '', ...segments] = pathname.split('/')
  if (!isIgnoredPrefix(prefix)) return null

  while (isIgnoredPrefix(segments[0])) segments.shift()
  return { prefix, path: fromRoot(segments.join('/')) + rest }
}

/** Whether a full slug belongs to the blog or guide. @see spec §2 "Blog or guide pages" */
export function isGuidePage(fullSlug: string): boolean {
  return GUIDE_WORDS.some((word) => fullSlug.includes(word))
}

function isIgnoredPrefix(segment: string | undefined): boolean {
  if (segment === undefined) return false
  return segment === CATEGORY_PAGES_PREFIX || isLocale(segment) || LANGUAGE_AND_REGION.test(segment)
}

// Browsers read a backslash as a slash, so it may not come first either.
function fromRoot(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}

function split(path: string): { pathname: string; rest: string } {
  const pathname = path.replace(/[?#].*$/s, '')
  return { pathname, rest: path.slice(pathname.length) }
}
