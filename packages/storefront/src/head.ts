import { imageAddress } from '@shop/domain/image/image-address'
import { alternates, type LocalePaths, shopUrl } from '@shop/domain/origin/shop-address'
import type { RouterContext } from './router-context.ts'

/** Metadata of a page for search engines and for sharing. */
export type HeadData = {
  title: string
  description: string
  /** Canonical path without locale prefix; with a search only where that makes another page. */
  path: string
  /** Where the page is in every locale, if not at the same path. */
  localePaths?: LocalePaths
  noindex: boolean
  /** Media key of the page's preview picture. */
  image: string | null
  /** Its Open Graph type; a plain page by default. */
  type?: 'article'
  /** Whether it belongs to the guide, which can be followed. */
  hasGuideFeed?: boolean
  /** Structured data, one object each. */
  jsonLd: Record<string, unknown>[]
}

const SHARED_PICTURE_WIDTH = 1200

/**
 * Title, description, canonical, hreflang for every locale of the brand, and sharing data of a page. A page that search
 * engines leave out says at least where it belongs.
 */
export function pageHead(match: { context: RouterContext }, head: HeadData | undefined) {
  const { shop, origins, defaultOrigin, i18n } = match.context
  if (!head) return { meta: [{ title: shop.name }] }

  const canonical = shopUrl(shop.locale, head.path, origins, defaultOrigin)
  const title = head.title === '' || head.title === shop.name ? shop.name : `${head.title} | ${shop.name}`
  const description =
    head.description === '' && head.noindex && head.title !== ''
      ? i18n.t({
          id: 'head.description',
          message: '{page} im Onlineshop von {shop}',
          values: { page: head.title, shop: shop.name },
        })
      : head.description
  const icon = (size: number) => `/icon-${shop.locale}-${size}x${size}.png`
  const picture = head.image === null ? icon(512) : imageAddress(head.image, SHARED_PICTURE_WIDTH)

  return {
    meta: [
      { title },
      ...(description === '' ? [] : [{ name: 'description', content: description }]),
      ...(head.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:title', content: title },
      ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
      { property: 'og:type', content: head.type ?? 'website' },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: shop.market.languageTag.replace('-', '_') },
      { property: 'og:image', content: picture.startsWith('/') ? defaultOrigin + picture : picture },
      { name: 'twitter:card', content: head.image === null ? 'summary' : 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(head.noindex
        ? []
        : alternates(head.localePaths ?? head.path, shop.locales, origins, defaultOrigin).map(
            ({ hreflang, href }) => ({
              rel: 'alternate',
              hrefLang: hreflang,
              href,
            }),
          )),
      { rel: 'icon', href: icon(32), sizes: '32x32' },
      { rel: 'apple-touch-icon', href: icon(180) },
      { rel: 'manifest', href: `/manifest-${shop.locale}.webmanifest` },
      ...(head.hasGuideFeed
        ? [{ rel: 'alternate', type: 'application/atom+xml', href: `/guides-${shop.locale}.xml` }]
        : []),
    ],
    scripts: head.jsonLd.map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}

/**
 * Head of a page that is named and kept out of search engines: most show what is personal.
 *
 * @param path of the page that it is a part of, where its own address says what nobody else may read
 */
export function privateHead(
  match: { context: RouterContext; fullPath: string },
  title: string,
  path = match.fullPath,
) {
  return pageHead(match, { title, description: '', path, noindex: true, image: null, jsonLd: [] })
}
