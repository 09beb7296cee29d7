import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { isProblem } from '@shop/api-client/contract/problem'
import { listStores } from '@shop/api-client/contract/stores'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import type { FooterTarget } from '@shop/domain/link/footer-target'
import { storeIdAt } from '@shop/domain/link/store-page'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import { isClosedTarget } from '@shop/domain/shop/closed-target'
import type { PageServices } from '../../router-context.ts'

type Services = Pick<PageServices, 'api'> & { content: Pick<PageServices['content'], 'story'> }
type OwnTarget = Extract<FooterTarget, { kind: 'own' }>

/**
 * Whether a page of the shop is there: one of the table, a story, a category or a store. A target counts as there while
 * nobody can say: a service that is down takes no link away.
 */
export async function isTargetThere(
  { path, isInTable }: OwnTarget,
  { features, market, locale }: Pick<BrowserShop, 'features' | 'market' | 'locale'>,
  { api, content }: Services,
): Promise<boolean> {
  if (isClosedTarget(path, features)) return false
  if (isInTable) return true
  try {
    if ((await content.story(path, { language: market.language, locale })) !== null) return true
    const { roots } = await api(loadNavigation, {})
    if (hasCategory(roots, path)) return true
    const store = storeIdAt(path)
    return store !== null && (await api(listStores, {})).stores.some(({ id }) => id === store)
  } catch (failure) {
    if (isProblem(failure) || (failure instanceof Error && isContentUnavailable(failure))) return true
    throw failure
  }
}

function hasCategory(nodes: readonly NavigationNode[], path: string): boolean {
  return nodes.some((node) => node.path === path || hasCategory(node.children, path))
}
