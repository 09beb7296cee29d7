import { type LinkedPage, pagePath } from './page-link.ts'
import { contentPath } from './page-path.ts'

/** What the footer's column of service leads to, in its order. A guest finds an order by its number and a mail. */
export const SERVICE_DUTIES = [
  'contact',
  'shipping',
  'orderLookup',
  'returns',
  'paying',
  'recalls',
] as const satisfies readonly LinkedPage[]

/** What the footer's last row leads to, in its order. */
export const LEGAL_DUTIES = [
  'imprint',
  'terms',
  'privacy',
  'withdrawalTerms',
  'withdrawal',
  'cookies',
  'takeBack',
  'accessibility',
] as const satisfies readonly LinkedPage[]

const PATHS = new Set([...SERVICE_DUTIES, ...LEGAL_DUTIES].map((name) => pagePath(name)))

/**
 * Whether every footer leads to a page by itself, whatever editors put there: the law wants it, or wants it found
 * easily. Editors' links to it are left out, since it would stand there twice.
 *
 * @see eu-duties C-01, C-07, C-12, C-15, C-19b, C-21, C-27, C-35
 */
export function isFooterDuty(path: string): boolean {
  return PATHS.has(contentPath(path))
}
