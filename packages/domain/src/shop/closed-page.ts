import { EDITORS_PAGES } from '../link/editors-pages.ts'
import { isFooterStory } from '../link/footer-story.ts'
import { contentPath } from '../link/page-path.ts'
import type { PageFeatures } from './brand.ts'

/** Pages of the content service that a switch opens, by their address in the default language. */
const SWITCHED_PAGES: ReadonlyMap<string, keyof PageFeatures> = new Map([[EDITORS_PAGES.faq, 'faq']])

/**
 * Whether a page of the content service is closed in a shop, whatever editors keep there: a switch closes it, or it is
 * part of every page and none itself. Takes a path or a full slug, in the default language.
 *
 * @see spec §6 "Per-shop switches"
 */
export function isClosedPage(path: string, features: PageFeatures): boolean {
  const feature = SWITCHED_PAGES.get(contentPath(path))
  return isFooterStory(path) || (feature !== undefined && !features[feature])
}
