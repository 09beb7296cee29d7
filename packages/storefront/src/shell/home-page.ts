import { pagePath } from '@shop/domain/link/page-link'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { ShopFacts } from '../router-context.ts'

/** The shop's home page as the server sends it, for what no page data carries. */
export async function homePage({ shop, origins }: Pick<ShopFacts, 'shop' | 'origins'>): Promise<Document> {
  const answer = await fetch(shopPath(shop.locale, pagePath('home'), origins))
  if (!answer.ok) throw new Error(`No home page: the shop answered ${answer.status}.`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
