import type { Brand } from '@shop/domain/shop/brand'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
// @boundaries-ignore the command line works on the shops of the repository
import { moduleOf } from '../../../../../scripts/shops.ts'
import type { ContentDesk } from '../../content/content-desk.ts'
import type { PageCheck } from '../goods/sellable/page-check.ts'
import { type Desk, deskOf } from './desk.ts'

type App = {
  brand: Brand
  pageCheck?: PageCheck
  contentDesk?: (environment: Record<string, string | undefined>) => Promise<ContentDesk | null>
  adapters?: (
    environment: Record<string, string | undefined>,
  ) => { returnCarrier?: ReturnCarrier } | Promise<{ returnCarrier?: ReturnCarrier }>
}

/**
 * The desk of a command line without a running shop: brand and carrier are those of the app, which is loaded when
 * something is printed. Another carrier than the running shop's would give the return another number.
 *
 * @see docs/adr/0032
 */
export function deskOfApp(
  name: string,
  environment: Record<string, string | undefined>,
  module: typeof moduleOf = moduleOf,
): Desk {
  const app = async (): Promise<App> => (await module(name, 'shop.ts')).shop
  const shopOf = async (locale: string) => deskOf((await app()).brand, embeddedReturnCarrier).shopOf(locale)
  return {
    returnCarrier: {
      async announce(parcel) {
        const { returnCarrier = embeddedReturnCarrier } = (await (await app()).adapters?.(environment)) ?? {}
        return returnCarrier.announce(parcel)
      },
    },
    webHooks: {
      secret: environment.SHOP_SECRET ?? name,
      allowsPrivate: (environment.SHOP_ENV ?? 'local') === 'local',
    },
    pageCheck: async (asked) => (await (await app()).pageCheck?.(asked)) ?? [],
    contentDesk: async () => (await (await app()).contentDesk?.(environment)) ?? null,
    shopOf,
    brandShopOf: shopOf,
  }
}
