import { imageAddress } from '@shop/domain/image/image-address'
import { isValidImage } from '@shop/domain/image/is-valid-image'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import type { Locale } from '@shop/domain/market/markets'
import { shopUrl } from '@shop/domain/origin/shop-address'
import type { Brand } from '@shop/domain/shop/brand'
import type { AgenticPlace } from '@shop/doors/agentic-feed/agentic-product'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { Places } from './places.ts'

const IMAGE_WIDTH = 1200

const SELLER_LINKS = {
  terms_of_service: EDITORS_PAGES.terms,
  privacy_policy: EDITORS_PAGES.privacy,
  refund_policy: EDITORS_PAGES.withdrawalTerms,
  shipping_policy: EDITORS_PAGES.shipping,
}

/** What the agentic feed of a locale has to know besides its articles. */
export function agenticPlace(
  brand: Pick<Brand, 'name'>,
  locale: Locale,
  { origins, defaultOrigin }: Places,
): AgenticPlace {
  const i18n = localeI18n(locale)
  const addressOf = (path: string) => shopUrl(locale, path, origins, defaultOrigin)
  return {
    addressOf,
    pictureOf(src) {
      if (!isValidImage(src)) return null
      const address = imageAddress(src, IMAGE_WIDTH)
      return address.startsWith('/') ? defaultOrigin + address : address
    },
    seller: {
      name: brand.name,
      links: Object.entries(SELLER_LINKS).map(([type, path]) => ({ type, url: addressOf(path) })),
    },
    optionNames: {
      colour: i18n.t({ id: 'feeds.colour', message: 'Farbe' }),
      size: i18n.t({ id: 'feeds.size', message: 'Ausführung' }),
    },
  }
}
