import { PAGES } from '../link/pages.ts'
import type { PageFeatures } from './brand.ts'
import { isClosedPage } from './closed-page.ts'

/** Whether a switch has closed the page at a path, be it the shop's own or an editor's: a link there would lead nowhere. */
export function isClosedTarget(path: string, features: PageFeatures): boolean {
  return (path === PAGES.wishlist.path && !features.wishlist) || isClosedPage(path, features)
}
