import { type Locale, markets } from '@shop/domain/market/markets'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { Brand } from '@shop/domain/shop/brand'

const SIZES = [192, 512]

/** What a phone needs to put a shop among its apps, in one locale. @see spec §2 "Per-locale favicon and touch icons" */
export function webManifest(
  { name, paper }: Pick<Brand, 'name' | 'paper'>,
  locale: Locale,
  origins: ShopOrigins | null,
): Record<string, unknown> {
  const start = shopPath(locale, '/', origins)
  return {
    id: start,
    name,
    short_name: name,
    lang: markets[locale].languageTag,
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    theme_color: paper.accent,
    background_color: '#ffffff',
    icons: SIZES.map((size) => ({
      src: `/icon-${locale}-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
