import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import { DISCOVER_PAGE } from '@shop/domain/link/discover-page'
import { contentPath } from '@shop/domain/link/page-path'
import { popularCategories } from '../features/search/popular-categories.ts'
import type { PageLoad, PageRequest } from '../loading/page-loader.ts'
import type { MenuNode } from '../menu-node.ts'
import type { PageServices } from '../router-context.ts'

/** What the frame of every page shows. */
export type ShellData = {
  navigation: MenuNode[]
  /** The entry of the menus behind the categories; none where editors keep no such page. */
  discover: { name: string; path: string }[]
}

/** The category tree, its roots as the brand orders them, and what the shop offers besides. */
export const shellLoad: PageLoad<ShellData> = async (request, services) => {
  const [{ roots }, discover] = await Promise.all([
    services.api(loadNavigation, {}),
    discoverEntry(request, services),
  ])
  return { navigation: menuOf(roots), discover }
}

/** The tree stands in every document: with the pictures that searches begin with alone, and no ids. */
function menuOf(roots: readonly NavigationNode[]): MenuNode[] {
  const pictured = new Set<MenuNode>(popularCategories(roots))
  const shown = (node: NavigationNode): MenuNode => ({
    name: node.name,
    path: node.path,
    image: pictured.has(node) ? node.image : null,
    productCount: node.productCount,
    children: node.children.map(shown),
  })
  return roots.map(shown)
}

/** A menu stands without what editors add to it. */
async function discoverEntry(
  { shop }: Pick<PageRequest, 'shop'>,
  { content }: Pick<PageServices, 'content'>,
): Promise<ShellData['discover']> {
  const query = { language: shop.market.language, locale: shop.locale }
  const story = await content.story(DISCOVER_PAGE, query).catch((failure: unknown) => {
    if (failure instanceof Error && isContentUnavailable(failure)) return null
    throw failure
  })
  return story ? [{ name: story.content.title ?? story.name, path: contentPath(story.full_slug) }] : []
}
