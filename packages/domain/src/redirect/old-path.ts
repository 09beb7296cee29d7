/** Longer than any address that people keep. */
const LONGEST = 300

/** What a part may hold: `+` is a blank in an address, and `%` is left where it stood for what separates. */
const PARTS = /^\/(?:[^/?#%\\+\s\p{Cc}][^/?#%\\+\p{Cc}]*\/)+$/u
const DOTS = /\/\.{1,2}\//

/**
 * The path of an old address in the one way that redirects name it: as people write it, in small letters, with slashes at
 * both ends. `/M%C3%B6bel/Sofa.html` is `/möbel/sofa.html/`; other shops took capitals for small letters, or never used
 * them.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function oldPath(path: string): string {
  const inner = readable(path)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

/** Whether a redirect can stand at a path, as `oldPath` names it: also at a file's, at no query and not at the root. */
export function isOldPath(path: string): boolean {
  return path.length <= LONGEST && path === oldPath(path) && PARTS.test(path) && !DOTS.test(path)
}

/** `/m%C3%B6bel/` and `/möbel/` are one address. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // "%E0%" and the like are no text
  }
}
