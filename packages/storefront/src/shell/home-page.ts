import { pagePath } from '@shop/domain/link/page-link'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { ShopFacts } from '../router-context.ts'

let asked: Promise<Document> | null = null

/** The shop's home page as the server sends it, for what no page data carries; header and footer ask at the same time. */
export function homePage(facts: Pick<ShopFacts, 'shop' | 'origins'>): Promise<Document> {
  asked ??= fetchedHomePage(facts).finally(() => {
    asked = null
  })
  return asked
}

async function fetchedHomePage({ shop, origins }: Pick<ShopFacts, 'shop' | 'origins'>): Promise<Document> {
  const answer = await fetch(shopPath(shop.locale, pagePath('home'), origins))
  if (!answer.ok) throw new Error(`No home page: the shop answered ${answer.status}.`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
