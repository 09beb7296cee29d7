import { gzipSync } from 'node:zlib'
import { loadNavigation, loadProduct, type ProductPageData } from '@shop/api-client/contract/catalogue'
import type { Api, Call } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aPrice } from '@shop/domain/testing/a-price'
import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { createI18n } from '@shop/i18n/create-i18n'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { latePartsReady } from '../../hydration/late-part.tsx'
import { pageDataScript } from '../../loading/page-data.ts'
import { createShopRouter } from '../../router.tsx'
import { NO_FACTS } from '../../testing/no-facts.ts'

// 2,000 variants were 6 MB, 204 kB of them over the wire: two copies of 2.3 MB for search engines, and every option.
test('a product with 2,000 variants is a page like others', async () => {
  const [many, some] = [await documentOf(2000), await documentOf(61)]

  expect(gzipSync(many).length).toBeLessThan(40_000)
  expect(many.length).toBeLessThan(220_000)
  expect(elementsIn(many)).toBe(elementsIn(some))
})

test('a product with ten variants is no heavier than it was', async () => {
  const html = await documentOf(10)

  expect(html.match(/<option/g)).toHaveLength(10)
  expect(gzipSync(html).length).toBeLessThan(9000)
})

/** The document as the router draws it, with its data: all but the tags of the build. */
async function documentOf(count: number) {
  const page = aPage(count)
  const answers: unknown = async ({ name }: Call) => {
    if (name === loadProduct.name) return page
    if (name === loadNavigation.name) return { roots: [] }
    throw new Error(name)
  }
  const content = { story: async () => null, stories: async () => ({ stories: [], total: 0, perPage: 1 }) }
  const pageRender = {
    href: '/p/sessel-holm-4711001/',
    facts: {
      shop: openShop(aBrand('nowhere'), 'de-de'),
      origins: null,
      defaultOrigin: 'https://shop.example',
      buildId: 'b1',
      showsErrorDetails: true,
      isPreview: false,
      setup: null,
      filters: [],
      expressWallets: [],
    },
    services: {
      api: answers as Api,
      content: content as unknown as ContentClient,
      now: new Date('2026-11-22T12:00:00Z'),
      holdsUntil: () => undefined,
      ownBlocks: (block: RawBlock) => [block],
    },
  }
  await latePartsReady()
  const { shop } = pageRender.facts
  const store = createShopStore({ shop, api: pageRender.services.api, leave: () => undefined as never })
  const router = createShopRouter({
    ...pageRender.facts,
    i18n: createI18n('de-de', {}),
    store,
    server: pageRender.services,
  })
  const response = await createRequestHandler({
    request: new Request(`https://shop.example${pageRender.href}`),
    createRouter: () => router,
    getRouterManifest: async () => ({ routes: {} }),
  })(defaultRenderHandler)
  const html = await response.text()
  return html + pageDataScript(router.state.matches)
}

function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0
}

function aPage(count: number): ProductPageData & { paths: Record<string, string> } {
  const variants = Array.from({ length: count }, (_, index) => {
    const width = 60 + 2 * (index % 50)
    const height = 100 + 5 * Math.floor(index / 50)
    return aVariant({
      id: 500_000 + index,
      referenceKey: `4711001_${width}x${height}`,
      label: `${width} × ${height} cm`,
      stock: (index * 7) % 40,
      price: aPrice({ withTax: 4990 + width * height * 3 }),
      gtin: String(4_006_381_000_000 + index * 37),
    })
  })
  const attribute = {
    key: 'groesse',
    label: 'Größe',
    multiSelect: true,
    values: variants.map(({ label, id }) => ({ id, label, value: label.replace(/\W+/g, '-') })),
  }
  const product = aProduct({ variants, attributes: { groesse: attribute } })
  return {
    product,
    breadcrumbs: [],
    reviews: { average: 4, count: 0, visible: 0, bars: [], items: [], page: 1, pages: 0 },
    questions: { count: 0, items: [], page: 1 },
    safety: null,
    features: [],
    care: [],
    facts: NO_FACTS,
    bundle: null,
    alternatives: [],
    paths: {},
  }
}
