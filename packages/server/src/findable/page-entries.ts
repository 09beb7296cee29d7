import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { listStores } from '@shop/api-client/contract/stores'
import type { ContentClient } from '@shop/content/content-client'
import type { Story } from '@shop/content/story'
import { storyPictures } from '@shop/content/story-pictures'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { contentPath } from '@shop/domain/link/page-path'
import { PAGE_ROWS, PAGES, pageAt } from '@shop/domain/link/pages'
import { storePage } from '@shop/domain/link/store-page'
import { isClosedPage } from '@shop/domain/shop/closed-page'
import type { Shop } from '@shop/domain/shop/shop'

/** A page other than a product's, as listed in the sitemap. */
export type PageEntry = {
  /** Without locale prefix. */
  path: string
  /** Media keys or addresses. */
  images: readonly string[]
  /** When it last changed; null where that is not known, because it shows what changes by itself. */
  changedAt: Date | null
}

/** The shop's own pages that are indexed and have a fixed address. */
const OWN_PAGES = PAGE_ROWS.filter(
  ({ isIndexed, path }) => isIndexed && path !== PAGES.home.path && !path.includes('$'),
)

/** Every page of a locale but the products: start page, content pages, categories, and the ones with routes of their own. */
export async function pageEntries(
  api: Api,
  content: ContentClient,
  { market, features }: Pick<Shop, 'market' | 'features'>,
): Promise<PageEntry[]> {
  const { roots } = await api(loadNavigation, {})
  const entries = new Map<string, PageEntry>()
  for (const story of await allStories(content, market.language)) {
    if (isClosedPage(story.default_full_slug ?? story.full_slug, features)) continue
    const path = contentPath(story.full_slug)
    if (pageAt(path).isIndexed) entries.set(path, storyEntry(path, story))
  }
  for (const { path, image } of withProducts(roots))
    entries.set(path, { path, images: image ? [image.src] : [], changedAt: null })
  // Made of what is recalled, and not by editors.
  entries.set(EDITORS_PAGES.recalls, { path: EDITORS_PAGES.recalls, images: [], changedAt: null })
  for (const { id } of (await api(listStores, {})).stores) {
    const path = storePage(id)
    // An editor's page of the same address knows when it was changed.
    if (!entries.has(path)) entries.set(path, { path, images: [], changedAt: null })
  }
  for (const { path } of OWN_PAGES) entries.set(path, { path, images: [], changedAt: null })
  const start = entries.get('/') ?? { path: '/', images: [] }
  entries.delete('/')
  return [{ ...start, changedAt: null }, ...entries.values()]
}

/** All stories of a language, page by page. */
export async function allStories(
  content: Pick<ContentClient, 'stories'>,
  language: string,
): Promise<Story[]> {
  const found: Story[] = []
  for (let page = 1; ; page += 1) {
    const { stories, total, perPage } = await content.stories({ language, page })
    found.push(...stories)
    if (page * perPage >= total || stories.length === 0) return found
  }
}

function storyEntry(path: string, { content, published_at }: Story): PageEntry {
  return {
    path,
    images: storyPictures(content.body),
    changedAt: published_at === null ? null : new Date(published_at),
  }
}

function withProducts(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => (node.productCount > 0 ? [node, ...withProducts(node.children)] : []))
}
