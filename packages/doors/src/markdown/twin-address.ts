import { pageAt } from '@shop/domain/link/pages'

const SUFFIX = '.md'
const ROOT = '/index.md'

/** Whether a page has a Markdown twin: one that search engines may show, so nothing personal and no step of an errand. */
export function hasTwin(path: string): boolean {
  const { isCrawled, isIndexed } = pageAt(path)
  return isCrawled && isIndexed
}

/**
 * `/wohnen/sofas/?page=2` becomes `/wohnen/sofas.md?page=2`, and the start page `index.md`.
 *
 * @param root path of the start page, `/fr-ch/`
 */
export function twinAddress(href: string, root: string): string {
  const [path = '', ...query] = href.split('?')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  const bare = path === root ? root.slice(0, -1) + ROOT : path.replace(/\/$/, '') + SUFFIX
  return bare + search
}

/** The page that a twin's path belongs to; null for any other path. */
export function pageOfTwin(path: string): string | null {
  if (path.endsWith(ROOT)) return path.slice(0, -ROOT.length + 1)
  return path.endsWith(SUFFIX) && !path.endsWith(`/${SUFFIX}`) ? `${path.slice(0, -SUFFIX.length)}/` : null
}

/**
 * Whether a reader takes Markdown rather than HTML: it names it, and no less. Browsers name HTML and never Markdown.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export function takesMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const markdown = weightOf('text/markdown', accept)
  return markdown > 0 && markdown >= weightOf('text/html', accept)
}

function weightOf(type: string, accept: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (name !== type) continue
    const weight = parameters.find((word) => word.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}
