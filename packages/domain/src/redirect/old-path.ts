import { oldQuery } from './old-query.ts'

/** Longer than any address that people keep. */
const LONGEST = 300

/** What a part may hold: `+` is a blank in an address, and `%` is left where it stood for what separates. */
const PARTS = /^\/(?:[^/?#%\\+\s\p{Cc}][^/?#%\\+\p{Cc}]*\/)+$/u
const DOTS = /\/\.{1,2}\//

/**
 * The path of an old address in the one way that redirects name it: as people write it, in small letters, with slashes at
 * both ends. `/M%C3%B6bel/Sofa.html` is `/möbel/sofa.html/`; other shops took capitals for small letters, or never used
 * them. A query that says which page it was belongs to it: `/index.php?product_id=42` is `/index.php/?product_id=42`.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function oldPath(address: string): string {
  const { path, query } = parted(address)
  const inner = readable(path)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/^\/+|\/+$/g, '')
  return (inner === '' ? '/' : `/${inner}/`) + query
}

/**
 * Whether a redirect can stand at an address, as `oldPath` names it: also at a file's, at the root where a query says which
 * page it was, and at no other query.
 */
export function isOldPath(address: string): boolean {
  if (address.length > LONGEST || address !== oldPath(address)) return false
  const { path, query } = parted(address)
  return (path === '/' ? query !== '' : PARTS.test(path)) && !DOTS.test(path)
}

/** The path of an address, and its query where that says which page it was; any other one stays with the path. */
export function parted(address: string): { path: string; query: string } {
  const at = address.indexOf('?')
  const query = at === -1 ? '' : oldQuery(address.slice(at))
  return query === '' ? { path: address, query } : { path: address.slice(0, at), query }
}

/** `/m%C3%B6bel/` and `/möbel/` are one address. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // "%E0%" and the like are no text
  }
}
