import type { RawBlock, Story } from '@shop/content/story'
import { consentWordProblems } from '../../../features/consent/consent-word-problems.ts'
import type { ContentPageData } from '../content-loader.ts'
import { splitAtListing } from '../listing-story.ts'
import type { StoryView } from '../story/story-view.ts'

/** Where multilinks and links of a rich text say where their story is. */
const ADDRESSES: ReadonlySet<string> = new Set(['cached_url', 'url', 'href'])

/** A page whose data holds a story, whatever else it shows. */
type StoryPageData = { story: StoryView } & Record<string, unknown>

/**
 * A page's data with what an editor has just typed; the page as it is when the story is another one. What the story
 * names beside it (products of a new slider) comes with the next reload.
 *
 * @see ADR 0013
 */
export function draftPage<Page>(page: Page, story: Story): Page
export function draftPage(page: unknown, story: Story): unknown {
  if (isListing(page)) {
    const { around } = page
    if (!around || !isAt(story, around.story)) return page
    return { ...page, around: { ...around, ...splitAtListing(blocksOf(story, around.story)) } }
  }
  if (!isStoryPage(page) || !isAt(story, page.story.slug)) return page
  const title = story.content.title ?? story.name
  const problems = page.story.problems && { problems: consentWordProblems(story.content) }
  return { ...page, story: { ...page.story, title, ...problems, blocks: blocksOf(story, page.story.slug) } }
}

/** The story's blocks, with links as the shop knows them: without the folder that the editor sees in front. */
function blocksOf(story: Story, slug: string): RawBlock[] {
  const full = story.full_slug.replace(/\/$/, '')
  const folder = full.slice(0, full.length - slug.length)
  return folder === '' ? story.content.body : story.content.body.map((block) => withoutFolder(block, folder))
}

function withoutFolder<Part>(part: Part, folder: string): Part
function withoutFolder(part: unknown, folder: string): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutFolder(one, folder))
  if (part === null || typeof part !== 'object') return part
  const isLink = 'linktype' in part && part.linktype === 'story'
  const fields = Object.entries(part).map(([name, value]) => {
    const isAddress = isLink && ADDRESSES.has(name) && typeof value === 'string'
    return [name, isAddress ? inFolder(value, folder) : withoutFolder(value, folder)]
  })
  return Object.fromEntries(fields)
}

function inFolder(address: string, folder: string): string {
  const plain = address.replace(/^\//, '')
  return plain.startsWith(folder) ? plain.slice(folder.length) : address
}

/** The editor knows the folder that a brand is kept in, the page does not. */
function isAt(story: Story, slug: string): boolean {
  const full = story.full_slug.replace(/\/$/, '')
  return full === slug || full.endsWith(`/${slug}`)
}

function isListing(page: unknown): page is Extract<ContentPageData, { kind: 'listing' }> {
  return page !== null && typeof page === 'object' && 'kind' in page && page.kind === 'listing'
}

function isStoryPage(page: unknown): page is StoryPageData {
  return page !== null && typeof page === 'object' && 'story' in page
}
