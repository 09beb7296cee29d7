import { markets } from '@shop/domain/market/markets'
import { shopPath, shopUrl } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import { pageMarkdown } from '@shop/doors/markdown/page-markdown'
import { hasTwin, twinAddress } from '@shop/doors/markdown/twin-address'
import { contentTag } from '../http/content-tag.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import { type PageBodies, plainBody } from './cache/page-bodies.ts'
import type { RequestedPage } from './requested-page.ts'

type Options = { bodies: Pick<PageBodies, 'body'>; origins: ShopOrigins | null; defaultOrigin: string }

/**
 * The Markdown twin of a finished page: made from its HTML, once for as long as that very page is kept, so that no price
 * of a twin is older or newer than its page's. It holds as long, and leads on where the page does.
 *
 * @see docs/integrations/markdown.md
 */
export function pageTwins({ bodies, origins, defaultOrigin }: Options) {
  const twins = new WeakMap<FinishedPage, Promise<FinishedPage>>()

  async function made(asked: RequestedPage, page: FinishedPage): Promise<FinishedPage> {
    const { location } = page.headers
    if (location !== undefined)
      return { ...page, headers: { ...page.headers, location: sameForm(asked, location) } }
    const { languageTag } = markets[asked.locale]
    const address = shopUrl(asked.locale, asked.path, origins, defaultOrigin)
    const { bytes } = await bodies.body(page, 'identity')
    const text = pageMarkdown(new TextDecoder().decode(bytes), { address, languageTag })
    const body = new TextEncoder().encode(text)
    const etag = contentTag(body)
    const { 'content-security-policy': _, ...headers } = page.headers
    return {
      ...page,
      headers: {
        ...headers,
        'content-type': 'text/markdown; charset=utf-8',
        'content-language': languageTag,
        'content-location': asked.address,
        link: `<${address}>; rel="canonical"`,
      },
      etag,
      bodies: plainBody(etag, body),
    }
  }

  /** A twin leads on to a twin, where there is one. */
  function sameForm({ locale }: RequestedPage, location: string): string {
    const root = shopPath(locale, '/', origins)
    const [path = ''] = location.split('?')
    const isTwin = path.startsWith(root) && hasTwin(`/${path.slice(root.length)}`)
    return isTwin ? twinAddress(location, root) : location
  }

  return (asked: RequestedPage, page: FinishedPage): Promise<FinishedPage> => {
    const twin = twins.get(page) ?? made(asked, page)
    twins.set(page, twin)
    return twin
  }
}
