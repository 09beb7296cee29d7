import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import type { PageCheck } from '@shop/commerce/cli/goods/sellable/page-check'
import type { ContentClient } from '@shop/content/content-client'
import { trueCampaigns } from '@shop/content/true-campaigns'
import { type Locale, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { type Config, readConfig } from '../config/config.ts'
import { openContent } from '../content.ts'
import { allStories } from '../findable/page-entries.ts'
import { openDemo } from '../open-demo.ts'
import type { Demo, ShopDefinition } from '../shop-definition.ts'

/** The check of a shop whose process is not running: of the content that the environment names, or of the demo's. */
export function pageCheckOf(
  shop: Pick<ShopDefinition, 'brand' | 'demo'>,
  environment: Record<string, string | undefined>,
): PageCheck {
  return async (asked) => {
    const { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE, SHOP_DATA } = environment
    const config = readConfig(
      { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE, SHOP_DATA },
      { port: shop.brand.defaultPort, dataFolder: '' },
    )
    return checkedPages({ brand: shop.brand, demo: await openDemo(shop, config) }, config)(asked)
  }
}

/** Asks for every story anew: what is kept has been judged already, and its reasons are said once only. */
export function checkedPages(shop: { brand: Brand; demo: Demo | null }, config: Config): PageCheck {
  return async ({ promotions, now }) => {
    const problems: string[] = []
    const warn = (line: string) => problems.push(line.replace(/^Content: /, ''))
    const content = await openContent(shop, config, { warn, error: warn, request: () => undefined })
    try {
      for (const locale of shop.brand.locales) {
        const market = markets[locale]
        const localised = promotions.map((record) => localisedPromotion(record, market))
        for (const story of await storiesIn(content.content, locale))
          trueCampaigns(story, {
            market,
            now,
            promotions: localised,
            report: (problem) => warn(`story ${story.full_slug} in ${locale}: ${problem}`),
          })
      }
    } finally {
      content.close()
    }
    return problems
  }
}

function storiesIn(content: ContentClient, locale: Locale) {
  return allStories({ stories: (query) => content.stories({ ...query, locale }) }, markets[locale].language)
}
