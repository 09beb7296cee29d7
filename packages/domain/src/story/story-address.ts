import { EDITORS_PAGES } from '../link/editors-pages.ts'
import { FOOTER_STORY } from '../link/footer-story.ts'
import { isOwnPage } from '../link/own-pages.ts'
import { CATEGORY_PAGES_PREFIX, contentPath } from '../link/page-path.ts'
import { fixedPart, PAGES } from '../link/pages.ts'
import { LOCALES } from '../market/markets.ts'
import { plainSlug } from '../product-link/plain-slug.ts'
import { productSlug } from '../product-link/product-slug.ts'

/** Why a story cannot be at an address. `taken`: another one is there. */
export const STORY_ADDRESS_PROBLEMS = ['empty', 'long', 'characters', 'reserved', 'taken'] as const
export type StoryAddressProblem = (typeof STORY_ADDRESS_PROBLEMS)[number]

/** Longer than a redirect is looked up for. */
export const LONGEST_STORY_ADDRESS = 200
const LONGEST_PROPOSAL = 80

const ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/
/** Calls, files and pictures of the shop, which are asked for before any story is. */
const DOORS: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'mapi',
  'media',
  'metrics',
  'sandbox',
  'uploads',
])
const EDITORS_PATHS: ReadonlySet<string> = new Set(Object.values(EDITORS_PAGES))
/** What the shop writes itself, whatever a story of that address says. */
const SHOP_WRITES: ReadonlySet<string> = new Set([EDITORS_PAGES.recalls])

/**
 * Why no story can be at an address, whatever other stories there are; null where one can. An address is a path without
 * locale, `/ratgeber/schlaf/`. What the shop answers itself is reserved, and so is whatever begins like a locale.
 *
 * @see spec §2 "Path rules"
 */
export function storyAddressProblem(address: string): Exclude<StoryAddressProblem, 'taken'> | null {
  if (address === '' || address === '/') return 'empty'
  if (address.length > LONGEST_STORY_ADDRESS) return 'long'
  if (!ADDRESS.test(address)) return 'characters'
  return isReserved(address) ? 'reserved' : null
}

function isReserved(address: string): boolean {
  const first = address.split('/')[1] ?? ''
  if (contentPath(address) !== address || first === CATEGORY_PAGES_PREFIX || first === 'home') return true
  if (address.startsWith(FOOTER_STORY)) return address !== FOOTER_STORY && !isFooterOfLocale(address)
  if (SHOP_WRITES.has(address)) return true
  if (EDITORS_PATHS.has(address)) return false
  return isOwnPage(address) || DOORS.has(first) || address.startsWith(fixedPart(PAGES.product))
}

function isFooterOfLocale(address: string): boolean {
  return LOCALES.some((locale) => address === `${FOOTER_STORY}${locale}/`)
}

/** An address as somebody types it, with the slashes around it that it needs. */
export function typedStoryAddress(typed: string): string {
  const inner = typed.trim().replace(/^\/+|\/+$/g, '')
  return inner === '' ? '' : `/${inner}/`
}

/** The last part of an address for a page that is called so; empty where nothing of the title can stand in one. */
export function proposedSlug(title: string): string {
  return plainSlug(plainSlug(productSlug(title)).slice(0, LONGEST_PROPOSAL))
}

/**
 * Whether the shop needs the page at an address: its home, and those that its footer, its mails and the law lead to. Such a
 * page keeps its address and is not deleted.
 */
export function isStoryNeeded(address: string): boolean {
  return address === '/' || EDITORS_PATHS.has(address)
}
