import type { ShippingCosts } from './brand.ts'
import type { Shop } from './shop.ts'

/** How shoppers reach the service of a shop. */
export type ServiceContact = {
  phone: string
  /** When somebody answers, in the words of the locale. */
  hours: string
  email: string
}

/** What merchants have set of one shop; what they have not, is as the brand says. */
export type ShopSettings = {
  shipping?: ShippingCosts
  service?: ServiceContact
  delivery?: Shop['delivery']
  returns?: Shop['returns']
  /** Slugs of roots of the catalogue, in the order of the main navigation; all of them where none is named. */
  navigationRoots?: Shop['navigationRoots']
}

/** How many days may still count as delivered at once: two weeks are a date, not a promise. */
export const MOST_INSTANT_DAYS = 13

/** A shop as its merchant has set it while it runs. The same one where nothing is set. */
export function setShop(shop: Shop, settings: ShopSettings): Shop {
  const { shipping, service, delivery, returns, navigationRoots } = settings
  if ([shipping, service, delivery, returns, navigationRoots].every((one) => one === undefined)) return shop
  return {
    ...shop,
    ...(shipping === undefined ? {} : { shipping }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(returns === undefined ? {} : { returns }),
    ...(navigationRoots === undefined ? {} : { navigationRoots }),
    ...(service === undefined
      ? {}
      : {
          hotline: { number: service.phone, hours: service.hours },
          legal: { ...shop.legal, email: service.email },
        }),
  }
}

/** How the service of a shop is reached, as it is now. */
export function serviceContact({ hotline, legal }: Pick<Shop, 'hotline' | 'legal'>): ServiceContact {
  return { phone: hotline.number, hours: hotline.hours, email: legal.email }
}
