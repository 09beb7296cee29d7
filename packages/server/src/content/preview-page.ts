import type { Engine } from '@shop/commerce/engine'
import type { ContentClient } from '@shop/content/content-client'
import { shopOn } from '@shop/domain/duties/shop-on'
import { markets } from '@shop/domain/market/markets'
import { localeOf, shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import { pageQuery } from '@shop/domain/query/page-query'
import type { Brand } from '@shop/domain/shop/brand'
import type { Storefront } from '@shop/storefront/server'
import type { ContentPreview } from '../content.ts'
import { previewPolicy } from '../pages/content-policy.ts'
import { NOBODY_OUTSIDE, ownBlocks } from '../privacy/own-blocks.ts'
import { asksForPreview, isSignedPreview, withoutPreview } from './preview-signature.ts'

type PreviewParts = {
  brand: Brand
  storefront: Pick<Storefront, 'renderDocument'>
  engine: Pick<Engine, 'api' | 'filters' | 'isFilter' | 'shopIn'>
  preview: ContentPreview | null
  origins: ShopOrigins | null
  defaultOrigin: string
  buildId: string
  hasPolicy: boolean
  assetHosts: readonly string[]
  /** Where the shop's own office shows drafts in a frame; null where nobody but the vendor's editor does. */
  office: string | null
  headers: Record<string, string>
  onError: (what: string, error: unknown) => void
  now?: () => Date
}

const NEVER_KEPT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * Answers an address of the visual editor with the draft of its page, and null for any other. Drafts need a signed link
 * of the last hour; they are never cached, and only the editor may frame them.
 *
 * @see ADR 0013; integrations §2.3
 */
export function previewPage(parts: PreviewParts) {
  const {
    brand,
    storefront,
    engine,
    preview,
    origins,
    defaultOrigin,
    buildId,
    now = () => new Date(),
  } = parts

  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url)
    if (request.method !== 'GET' || !asksForPreview(url.searchParams)) return null
    if (preview === null || !isSignedPreview(url.searchParams, preview.token, now())) return refused(parts)

    const { locale, path } = localeOf(withoutPreview(url), origins)
    if (!brand.locales.includes(locale)) return null
    const language = url.searchParams.get('_storyblok_lang')
    const release = releaseOf(url.searchParams)
    const drafts = release === null ? preview.content : preview.inRelease(release)
    const href =
      shopPath(locale, path, origins) + pageQuery(withoutPreview(url).searchParams, engine.isFilter)
    const at = now()
    const shop = shopOn(engine.shopIn(locale), at)
    try {
      const { status, location, html, scripts } = await storefront.renderDocument({
        href,
        facts: {
          shop,
          origins,
          defaultOrigin,
          buildId,
          showsErrorDetails: true,
          isPreview: true,
          setup: null,
          filters: engine.filters(),
          expressWallets: [],
        },
        services: {
          api: engine.api(locale),
          content: inLanguage(drafts, language),
          now: at,
          holdsUntil: () => {}, // a draft is never kept
          ownBlocks: ownBlocks({
            shop,
            setup: null,
            outside: NOBODY_OUTSIDE,
            secure: defaultOrigin.startsWith('https:'),
          }),
        },
      })
      return new Response(html, {
        status,
        headers: {
          ...framed(parts.headers),
          ...NEVER_KEPT,
          'content-type': 'text/html; charset=utf-8',
          'content-language': markets[locale].languageTag,
          ...(location === null ? {} : { location: signedAgain(location, url) }),
          ...(parts.hasPolicy ? { 'content-security-policy': previewPolicy(scripts, parts) } : {}),
        },
      })
    } catch (failure) {
      parts.onError(`The preview of ${href} could not be made.`, failure)
      return answer(parts, 500, 'The draft could not be shown. What is wrong with it stands in the log.')
    }
  }
}

/** The release that the editor stands in; `0` is its word for none. */
function releaseOf(search: URLSearchParams): string | null {
  const id = search.get('_storyblok_release')
  return id !== null && /^[1-9]\d*$/.test(id) ? id : null
}

/** The editor says which language is edited; the page's own is what the address says. */
function inLanguage(content: ContentClient, language: string | null): ContentClient {
  if (language === null || language === '' || language === 'default') return content
  return { ...content, story: (path, query) => content.story(path, { ...query, language }) }
}

/** A draft that has moved is a draft all the same. */
function signedAgain(location: string, url: URL): string {
  const target = new URL(location, url)
  for (const [name, value] of url.searchParams)
    if (name.startsWith('_storyblok')) target.searchParams.set(name, value)
  return target.pathname + target.search
}

function refused(parts: PreviewParts): Response {
  return answer(
    parts,
    403,
    'This link to a draft is not valid, or older than an hour. Open the page again from the editor.',
  )
}

function answer(parts: PreviewParts, status: number, words: string): Response {
  return new Response(words, {
    status,
    headers: {
      ...framed(parts.headers),
      ...NEVER_KEPT,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': previewPolicy([], { office: parts.office }),
    },
  })
}

/** `X-Frame-Options` knows no list of who may; the policy does. */
function framed(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'x-frame-options'),
  )
}
