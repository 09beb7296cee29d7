import { isFooterDuty } from './footer-duties.ts'
import { contentPath } from './page-path.ts'
import { PAGE_ROWS } from './pages.ts'

/**
 * Where a link of the frame of all pages leads, as far as its address says. A path that is in the table has a page of its
 * own; any other is a story or a category, or nothing any more. `href` is the path with what follows it.
 */
export type FrameTarget = KnownTarget | { kind: 'refused'; reason: 'empty' | 'insecure' }
/** Where a link of the footer leads, which says what the law wants by itself. */
export type FooterTarget = KnownTarget | { kind: 'refused'; reason: 'empty' | 'duty' | 'insecure' }

type KnownTarget =
  | { kind: 'own'; path: string; href: string; isInTable: boolean }
  | { kind: 'outside'; href: string }

const OWN = /^\/(?![/\\])/
const OUTSIDE = /^https:\/\/[^/?#\s@]+\.[^/?#\s@]+(?:[/?#]\S*)?$/i

/** Pages with one address. */
const FIXED: ReadonlySet<string> = new Set(
  PAGE_ROWS.filter(({ path }) => !path.includes('$')).map(({ path }) => path),
)

/** Reads an address as `contentLink` returns it: a path of the shop without locale, or a whole address. */
export function footerTarget(href: string): FooterTarget {
  const target = frameTarget(href)
  return target.kind === 'own' && isFooterDuty(target.path) ? { kind: 'refused', reason: 'duty' } : target
}

/** The same for the bar above the header, which may lead to what every footer has. */
export function frameTarget(href: string): FrameTarget {
  if (href === '') return { kind: 'refused', reason: 'empty' }
  if (OWN.test(href)) {
    const path = contentPath(href)
    return { kind: 'own', path, href: path + href.replace(/^[^?#]*/, ''), isInTable: FIXED.has(path) }
  }
  return OUTSIDE.test(href) ? { kind: 'outside', href } : { kind: 'refused', reason: 'insecure' }
}

/** Why a link may not stand in the footer, and what to do instead; null where it may. */
export function footerTargetProblem(href: string): string | null {
  return targetProblem(footerTarget(href), href)
}

/** The same of the bar above the header. */
export function frameTargetProblem(href: string): string | null {
  return targetProblem(frameTarget(href), href)
}

function targetProblem(target: FooterTarget, href: string): string | null {
  if (target.kind !== 'refused') return null
  switch (target.reason) {
    case 'empty':
      return 'it leads nowhere: write the path of a page, such as /ratgeber/, or an address that begins with https://'
    case 'duty':
      return `every footer leads to ${contentPath(href)} by itself, so it would stand there twice: remove it`
    case 'insecure':
      return `"${href}" is no page of the shop and no safe address: write the path of a page, such as /ratgeber/, or an address that begins with https://`
  }
}
