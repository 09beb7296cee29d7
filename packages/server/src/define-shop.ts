import type { ShopDefinition } from './shop-definition.ts'

/**
 * The root of a shop's composition, `apps/<shop>/shop.ts`. The demo is a function that imports it, so that a process
 * that does not need it does not load it.
 *
 * @see docs/adr/0032
 */
export function defineShop(shop: ShopDefinition): ShopDefinition {
  return {
    ...shop,
    pageCheck: async (asked) => {
      const { pageCheckOf } = await import('./content/check-pages.ts')
      return pageCheckOf(shop, process.env)(asked)
    },
    contentDesk: async (environment) => {
      const { contentDeskElsewhere } = await import('./content/content-desk.ts')
      return contentDeskElsewhere(shop.brand, environment)
    },
    contentDeskAtRest: async (environment, dataFolder) => {
      const { contentDeskAtRest } = await import('./content/content-desk-at-rest.ts')
      return contentDeskAtRest(shop, environment, dataFolder)
    },
    doctor: async (environment) => {
      const { outsideChecks } = await import('./doctor/outside-checks.ts')
      return outsideChecks(shop, environment)
    },
  }
}
