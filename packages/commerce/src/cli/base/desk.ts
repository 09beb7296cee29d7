import type { MerchandisingContext } from '@shop/catalogue/merchandising/merchandising-context'
import { isLocale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import type { HookSetup } from '@shop/doors/web-hooks/deliver-hooks'
import type { Switches } from '@shop/engine/call/switches'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import type { ContentDesk } from '../../content/content-desk.ts'
import { shopsIn } from '../../system/shops-in.ts'
import type { PageCheck } from '../goods/sellable/page-check.ts'

/** What a command needs beyond the database where it prints something: the brand, and who brings goods back. */
export type Desk = {
  /** The shop of a locale, as it is now; null where the brand does not sell there. */
  shopOf: (locale: string) => Promise<Shop | null>
  /** The same as its brand says, whatever is switched or set. */
  brandShopOf: (locale: string) => Promise<Shop | null>
  returnCarrier: ReturnCarrier
  /** The goods of a locale; absent where no process holds them in memory. */
  catalogueOf?: MerchandisingContext['catalogueOf']
  /** Reads the pages of the shop; absent where nothing knows its content. */
  pageCheck?: PageCheck
  /** What seals the secrets of web hooks; absent where the shop is unknown. */
  webHooks?: HookSetup
  /** Opens the stories for changes; absent where nothing knows them. */
  contentDesk?: () => Promise<ContentDesk | null>
}

/** The desk of a process that has a brand. */
export function deskOf(brand: Brand, returnCarrier: ReturnCarrier, pageCheck?: PageCheck): Desk {
  const shopOf = async (locale: string) =>
    isLocale(locale) && brand.locales.includes(locale) ? openShop(brand, locale) : null
  return {
    returnCarrier,
    ...(pageCheck === undefined ? {} : { pageCheck }),
    shopOf,
    brandShopOf: shopOf,
  }
}

/** A desk whose shops are as they are switched and set now. */
export function switchedDesk<Other extends Pick<Desk, 'shopOf' | 'brandShopOf'>>(
  desk: Other,
  { shopNow }: Pick<Switches, 'shopNow'>,
): Other {
  return {
    ...desk,
    async shopOf(locale: string) {
      const shop = await desk.brandShopOf(locale)
      return shop === null ? null : shopNow(shop)
    },
  }
}

/** The shop in each of its locales. */
export async function shopsOf(desk: Desk): Promise<Shop[]> {
  return shopsIn(desk.shopOf)
}

/** A desk without papers, because the brand is unknown. */
export const NO_DESK: Desk = {
  returnCarrier: embeddedReturnCarrier,
  shopOf: async () => null,
  brandShopOf: async () => null,
}
