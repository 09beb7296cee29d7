import type { ContentClient } from '@shop/content/content-client'
import { markets } from '@shop/domain/market/markets'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'
import { isClosedPage } from '@shop/domain/shop/closed-page'
import { switches } from '@shop/domain/shop/shop'
import type { RouteMatcher } from '@shop/storefront/server'
import { allStories } from '../findable/page-entries.ts'

/** What `builds/meta/{buildId}.json` says. Times in ms since 1970. @see spec §7 "Build data" */
export type BuildMeta = {
  id: string
  timestamp: number
  matcher: RouteMatcher
  /** Pages whose finished data may be fetched ahead, as links of this shop. */
  prerendered: string[]
}

type MetaParts = {
  content: Pick<ContentClient, 'stories'>
  brand: Pick<Brand, 'locales' | 'features'>
  origins: ShopOrigins | null
}

/** More no browser wants to read; editors' pages of all locales are far fewer. */
const MOST_PAGES = 5000

/** The pages that editors have made, in every locale: they are not personal. */
export async function prerenderedPaths({ content, brand, origins }: MetaParts): Promise<string[]> {
  const paths = new Set<string>()
  for (const locale of brand.locales) {
    const features = switches(brand, locale)
    for (const { full_slug: slug, default_full_slug } of await allStories(
      content,
      markets[locale].language,
    )) {
      if (isClosedPage(default_full_slug ?? slug, features)) continue
      if (paths.size >= MOST_PAGES) return [...paths]
      paths.add(shopPath(locale, slug === 'home' ? '/' : `/${slug}/`, origins))
    }
  }
  return [...paths].sort()
}
