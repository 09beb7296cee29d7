import type { ContentClient } from '@shop/content/content-client'
import { shopPath } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'
import { type Locale, markets } from '@shop/domain/shop/markets'
import type { RouteMatcher } from '@shop/storefront/server'

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
  locales: readonly Locale[]
  origins: ShopOrigins | null
}

/** More no browser wants to read; editors' pages of all locales are far fewer. */
const MOST_PAGES = 5000

/** The pages that editors have made, in every locale: they are the same for everybody. */
export async function prerenderedPaths({ content, locales, origins }: MetaParts): Promise<string[]> {
  const paths = new Set<string>()
  for (const locale of locales) {
    for (const slug of await slugs(content, markets[locale].language)) {
      if (paths.size >= MOST_PAGES) return [...paths]
      paths.add(shopPath(locale, slug === 'home' ? '/' : `/${slug}/`, origins))
    }
  }
  return [...paths].sort()
}

async function slugs(content: Pick<ContentClient, 'stories'>, language: string): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; ; page += 1) {
    const { stories, total, perPage } = await content.stories({ language, page })
    found.push(...stories.map((story) => story.full_slug))
    if (page * perPage >= total || stories.length === 0) return found
  }
}
