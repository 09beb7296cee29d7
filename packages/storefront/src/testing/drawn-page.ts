import type { Api, Call } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import { shopOn } from '@shop/domain/duties/shop-on'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { createI18n } from '@shop/i18n/create-i18n'
import { createShopStore } from '../calls/services.ts'
import { latePartsReady } from '../hydration/late-part.tsx'
import { createShopRouter } from '../router.tsx'
import type { ShopFacts } from '../router-context.ts'
import { drawnDocument } from '../vike/document/drawn-document.tsx'
import type { KeptParts } from '../vike/document/kept-parts.ts'

type DrawnPage = {
  href: string
  /** What the shop answers, by the name of the call. */
  answers: Record<string, unknown>
  locale?: Locale
  facts?: Partial<ShopFacts>
  kept?: KeptParts | null
  now?: Date
}

/** A whole page as the server draws it, with what the given answers say no stories, and the words of the source. */
export async function drawnPage({
  href,
  answers,
  locale = 'de-de',
  facts: own = {},
  kept = null,
  now = new Date('2026-11-22T12:00:00Z'),
}: DrawnPage): Promise<string> {
  const api: unknown = async ({ name }: Call) => {
    if (!(name in answers)) throw new Error(`${name} is not answered here.`)
    return answers[name]
  }
  const content: unknown = {
    story: async () => null,
    stories: async () => ({ stories: [], total: 0, perPage: 1 }),
  }
  const facts: ShopFacts = {
    shop: shopOn(openShop(aBrand('everywhere'), locale), now),
    origins: null,
    defaultOrigin: 'https://shop.example',
    buildId: 'b1',
    showsErrorDetails: true,
    isPreview: false,
    setup: null,
    filters: [],
    expressWallets: [],
    ...own,
  }
  const services = {
    api: api as Api,
    content: content as ContentClient,
    now,
    holdsUntil: () => undefined,
    ownBlocks: (block: RawBlock) => [block],
  }
  await latePartsReady()
  const { shop } = facts
  const store = createShopStore({ shop, api: services.api, leave: () => undefined as never })
  const i18n = createI18n(locale, {})
  const router = createShopRouter({ ...facts, i18n, store, server: services })
  return (await drawnDocument(router, { href, facts }, kept)).html
}
