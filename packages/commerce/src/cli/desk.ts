import { isLocale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
// @boundaries-ignore the command line works on the shops of the repository
import { moduleOf } from '../../../../scripts/shops.ts'

/** What a command needs beyond the database where it prints something: the brand, and who brings goods back. */
export type Desk = {
  /** The shop of a locale; null where the brand does not sell there. */
  shopOf: (locale: string) => Promise<Shop | null>
  returnCarrier: ReturnCarrier
}

/** The desk of a process that has a brand. */
export function deskOf(brand: Brand, returnCarrier: ReturnCarrier): Desk {
  return {
    returnCarrier,
    shopOf: async (locale) =>
      isLocale(locale) && brand.locales.includes(locale) ? openShop(brand, locale) : null,
  }
}

/** The desk of a command line without a running shop: the brand is read from its app when something is printed. */
export function deskOfApp(shop: string): Desk {
  return {
    returnCarrier: embeddedReturnCarrier,
    shopOf: async (locale) => {
      const { brand }: { brand: Brand } = await moduleOf(shop, 'brand.ts')
      return deskOf(brand, embeddedReturnCarrier).shopOf(locale)
    },
  }
}

/** A desk without papers, because the brand is unknown. */
export const NO_DESK: Desk = { returnCarrier: embeddedReturnCarrier, shopOf: async () => null }
