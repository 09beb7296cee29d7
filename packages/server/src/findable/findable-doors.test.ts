import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Api } from '@shop/api-client/contract/define-call'
import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import type { ContentClient } from '@shop/content/content-client'
import { PAGES } from '@shop/domain/link/pages'
import { parseShopOrigins } from '@shop/domain/origin/shop-origins'
import type { VariantPrice } from '@shop/domain/product/product'
import type { Where } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aPageAddress } from '@shop/domain/testing/a-page-address'
import { aPrice } from '@shop/domain/testing/a-price'
import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { CLOSED_DOORS, type DoorSwitches } from '@shop/doors/door-switches'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findableDoors } from './findable-doors.ts'
import { type SharedDocuments, sharedDocuments } from './shared-documents.ts'
import { productSitemap } from './sitemap.ts'

const ORIGIN = 'https://shop.example'
const CHANGED = new Date('2026-11-20T08:00:00Z')

let folder: string
const opened: SharedDocuments[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-doors-'))
})
afterEach(() => {
  for (const documents of opened.splice(0)) documents.close()
  rmSync(folder, { recursive: true, force: true })
})

test('robots.txt closes what is personal or endless, in every locale', async () => {
  const text = await textAt('/robots.txt')

  expect(text).toContain('Disallow: /fr-ch/kasse/\n')
  expect(text).toContain('Disallow: /*?*colour=\n')
  expect(text).toContain('Disallow: /*?*volumen=\n')
  expect(text).toContain('Disallow: /*?*priceFrom=\n')
  expect(text).not.toContain('Disallow: /*?*page=')
  expect(text).not.toContain('Disallow: /*?*variant=')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
})

test.each(Object.entries(PAGES))('robots.txt says of %s what its row says', async (_, row) => {
  const closed = [...(await textAt('/robots.txt')).matchAll(/^Disallow: (\/.*\/)$/gm)].map(
    ([, path = '']) => path,
  )

  expect(closed.some((path) => aPageAddress(row).startsWith(path))).toBe(!row.isCrawled)
})

test('the sitemap has the pages of the shop’s own that are worth finding, and no others', async () => {
  const listed = locations(await textAt('/sitemap-de-de-pages.xml'))
  const own = Object.values(PAGES).filter(({ path }) => !path.includes('$'))

  expect(own.filter(({ path }) => listed.includes(ORIGIN + path))).toEqual(
    own.filter(({ isIndexed }) => isIndexed),
  )
})

test('a shop for trying things out is for no search engine', async () => {
  expect(await textAt('/robots.txt', { isOpen: false })).toBe('User-agent: *\nDisallow: /\n')
})

test('each host speaks for its own locales', async () => {
  const origins = parseShopOrigins('{"de-at":"https://a.example","fr-ch":"https://c.example/fr/"}')

  const austrian = await textAt('/sitemap.xml', { origins, at: 'https://a.example' })
  const common = await textAt('/sitemap.xml', { origins })

  expect(locations(austrian)).toEqual([
    'https://a.example/sitemap-de-at-pages.xml',
    'https://a.example/sitemap-de-at-products-1.xml',
  ])
  expect(locations(common)).toContain(`${ORIGIN}/sitemap-nl-nl-pages.xml`)
  expect(common).not.toContain('de-at')
  expect(await textAt('/robots.txt', { origins, at: 'https://c.example' })).toContain('Disallow: /fr/kasse/')
})

test.each([
  [0, 0],
  [1, 1],
  [20_000, 1],
  [20_001, 2],
])('%i products make %i sitemaps', async (count, parts) => {
  const index = await textAt('/sitemap.xml', { count })

  expect(locations(index).filter((address) => address.includes('de-de-products'))).toHaveLength(parts)
})

test('a part of the products begins after those of the parts before', async () => {
  const { respond, asked } = doors({ count: 120_000 })

  await (await respond(new Request(`${ORIGIN}/sitemap-de-de-products-3.xml`)))?.text()

  expect(asked[0]).toBe('after 40000')
})

test('a part beyond the last product is nothing, and asks for nothing', async () => {
  const { respond, asked } = doors({ count: 20_000 })

  expect(await respond(new Request(`${ORIGIN}/sitemap-de-de-products-2.xml`))).toBeNull()
  expect(asked).toEqual([])
})

test('a sitemap of products with as many pictures as it may name stays below 50 MB', async () => {
  const entry = {
    id: 1,
    path: `/p/${'a'.repeat(110)}-1234567/`,
    images: Array.from({ length: 12 }, (_, index) => `lindhaus/${'b'.repeat(100)}-${index}.webp`),
    changedAt: CHANGED,
  }
  const pages = {
    productPages: async (_: string, { limit }: { limit: number }) =>
      Array.from({ length: limit }, () => entry),
    productPageAfter: async () => 0,
  }

  let bytes = 0
  const places = {
    locales: aBrand('nowhere').locales,
    origins: null,
    defaultOrigin: 'https://www.shop.example',
  }
  for await (const part of productSitemap(pages, 1, 'de-de', places)) bytes += Buffer.byteLength(part)

  expect(bytes).toBeLessThan(50 * 1024 * 1024)
  expect(bytes).toBeGreaterThan(30 * 1024 * 1024)
})

test('the pages of a locale come with their pictures, and with a day only where it is true', async () => {
  const xml = await textAt('/sitemap-fr-ch-pages.xml')

  expect(locations(xml)).toEqual([
    `${ORIGIN}/fr-ch/`,
    `${ORIGIN}/fr-ch/ratgeber/`,
    `${ORIGIN}/fr-ch/ratgeber/eiche/`,
    `${ORIGIN}/fr-ch/wohnen/`,
    `${ORIGIN}/fr-ch/rueckrufe/`,
    `${ORIGIN}/fr-ch/filialen/bern-1/`,
    `${ORIGIN}/fr-ch/kontakt/`,
    `${ORIGIN}/fr-ch/laender/`,
  ])
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/fr-ch/ratgeber/eiche/</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod><image:image><image:loc>${ORIGIN}/i/1200x75/haus/eiche.webp</image:loc></image:image></url>`,
  )
  expect(xml).toContain(`<url><loc>${ORIGIN}/fr-ch/wohnen/</loc></url>`)
})

test('a page whose switch is off is in no sitemap', async () => {
  expect(await textAt('/sitemap-fr-ch-pages.xml', { where: 'everywhere' })).toContain('/fr-ch/faq/')
  expect(await textAt('/sitemap-fr-ch-pages.xml', { where: 'nowhere' })).not.toContain('/faq/')
})

test('products come with the moment of their last change', async () => {
  const xml = await textAt('/sitemap-de-de-products-1.xml')

  expect(xml).toContain(
    `<url><loc>${ORIGIN}/p/a&amp;b-1/</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></url>`,
  )
})

test('the guides are a feed, the newest first', async () => {
  const xml = await textAt('/guides-de-de.xml')

  expect([...xml.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
    `${ORIGIN}/guides-de-de.xml`,
    `${ORIGIN}/ratgeber/eiche/`,
  ])
  expect(xml).toContain('<title>Eiche &amp; Öl</title>')
})

test('the merchant feed says what an article costs, is worth in a sale and weighs in energy', async () => {
  const xml = await textAt('/merchant-de-de.xml')

  for (const part of [
    '<g:id>1_s</g:id>',
    '<g:title>Lampe &lt;Größe S&gt;</g:title>',
    '<g:price>25.00 EUR</g:price>',
    '<g:sale_price>20.00 EUR</g:sale_price>',
    '<g:sale_price_effective_date>2026-11-01T00:00:00.000Z/2026-12-24T00:00:00.000Z</g:sale_price_effective_date>',
    '<g:gtin>96385074</g:gtin>',
    '<g:energy_efficiency_class>E</g:energy_efficiency_class>',
    // the scale's ends had changed places, which is a wrong statement about energy
    '<g:min_energy_efficiency_class>G</g:min_energy_efficiency_class>',
    '<g:max_energy_efficiency_class>A</g:max_energy_efficiency_class>',
    '<g:certification_name>EPREL</g:certification_name><g:certification_code>1</g:certification_code></g:certification>',
    '<g:unit_pricing_measure>0.75 l</g:unit_pricing_measure>',
    '<g:availability>in_stock</g:availability>',
    '<g:shipping><g:country>DE</g:country><g:service>Standard</g:service><g:price>5.95 EUR</g:price></g:shipping>',
  ])
    expect(xml).toContain(part)
  expect(xml.match(/<item>/g)).toHaveLength(1)
})

test('the table has a cell for everything, and no formula', async () => {
  const [names = '', line = ''] = (await textAt('/products-de-de.csv')).split('\r\n')

  expect(names.split(',')).toHaveLength(line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).length)
  expect(line).toContain('"\'=Text mit ""Zeichen"", und mehr"')
})

test('a feed that breaks off is told, and does not end as if it were whole', async () => {
  const announced: string[] = []
  const { respond } = doors({ failing: true, onError: (what) => announced.push(what) })

  const reading = respond(new Request(`${ORIGIN}/merchant-de-de.xml`)).then((answer) => answer?.text())

  await expect(reading).rejects.toThrow('broke off')
  expect(announced).toEqual(['/merchant-de-de.xml broke off.'])
})

test('who reads compressed bytes gets them, and the same document', async () => {
  const { respond } = doors({})
  const headers = { 'accept-encoding': 'br;q=1, gzip' }

  const small = await respond(new Request(`${ORIGIN}/products-de-de.csv`, { headers }))
  const bytes = new Uint8Array((await small?.arrayBuffer()) ?? new ArrayBuffer())

  expect(small?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toBe(await textAt('/products-de-de.csv'))
})

test('who asks for the head alone gets no document that would stay open', async () => {
  const answer = await doors({}).respond(new Request(`${ORIGIN}/products-de-de.csv`, { method: 'HEAD' }))

  expect([answer?.status, answer?.body]).toEqual([200, null])
})

// Nothing kept a hundred readers from each having the whole catalogue read for them.
test('a feed is made once for all who ask, and too many different ones are told when to come back', async () => {
  const { respond, made, goOn } = doors({ isSlow: true })
  const ask = (path: string) => respond(new Request(ORIGIN + path))

  const same = await Promise.all(Array.from({ length: 50 }, () => ask('/merchant-de-de.xml')))
  const other = await ask('/merchant-fr-fr.xml')
  const third = await ask('/products-de-de.csv')

  expect(third?.status).toBe(503)
  expect(third?.headers.get('retry-after')).toBe('60')
  expect((await ask('/sitemap-de-de-pages.xml'))?.status).toBe(200)
  expect((await ask('/robots.txt'))?.status).toBe(200)

  goOn()
  const texts = await Promise.all([...same, other].map(async (answer) => answer?.text()))
  expect(new Set(texts).size).toBe(2)
  expect(made()).toBe(2)
  expect((await ask('/products-de-de.csv'))?.status).toBe(200)
})

test('crawlers that train models are sent away where the shop says so, and search engines are not', async () => {
  const open = await textAt('/robots.txt')
  const closed = await textAt('/robots.txt', { switches: { closedTo: ['training'] } })

  expect(open).not.toContain('GPTBot')
  expect(closed).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)*Disallow: \/\n\n/)
  expect(closed.endsWith(open)).toBe(true)
})

test('llms.txt names what there is as Markdown, in each locale its own', async () => {
  const text = await textAt('/fr-ch/llms.txt', {
    switches: { markdown: ['fr-ch'], agenticFeed: 'everywhere' },
  })

  expect(text).toContain(`- [/wohnen/](${ORIGIN}/fr-ch/wohnen.md)\n`)
  expect(text).toContain(`- [Eiche & Öl](${ORIGIN}/fr-ch/ratgeber/eiche.md)\n`)
  expect(text).toContain(`(${ORIGIN}/agentic-fr-ch.jsonl)\n`)
  expect(text).not.toContain('documentation')
  expect(text).not.toContain('/leer')
})

test.each(['/llms.txt', '/fr-ch/llms.txt', '/agentic-de-de.jsonl', '/agentic-de-de.json'])(
  '%s is nothing where its switch is off',
  async (path) => {
    const { respond } = doors({ switches: { markdown: ['nl-nl'], agenticFeed: ['nl-nl'] } })

    expect(await respond(new Request(ORIGIN + path))).toBeNull()
  },
)

test('the agentic feed has a product a line, and says which market it is for', async () => {
  const lines = (await textAt('/agentic-fr-ch.jsonl', { switches: { agenticFeed: 'everywhere' } })).split(
    '\n',
  )

  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: expect.stringMatching(`^${ORIGIN}/fr-ch/p/`),
    variants: [
      {
        price: { amount: 2000, currency: 'EUR' },
        seller: {
          links: expect.arrayContaining([{ type: 'privacy_policy', url: `${ORIGIN}/fr-ch/datenschutz/` }]),
        },
      },
    ],
  })
  expect(
    JSON.parse(await textAt('/agentic-fr-ch.json', { switches: { agenticFeed: 'everywhere' } })),
  ).toMatchObject({ target_country: 'CH', updated_at: '2026-11-22T08:00:00.000Z' })
})

test('the manifest names the start page and the icons of its locale', async () => {
  expect(JSON.parse(await textAt('/manifest-fr-ch.webmanifest'))).toMatchObject({
    start_url: '/fr-ch/',
    lang: 'fr-CH',
    icons: [{ src: '/icon-fr-ch-192x192.png' }, { src: '/icon-fr-ch-512x512.png' }],
  })
})

test('the key of IndexNow stands in its file, and any other file is nothing', async () => {
  expect(await textAt('/abcdefgh.txt', { indexNowKey: 'abcdefgh' })).toBe('abcdefgh')
  const { respond } = doors({})
  const paths = ['/abcdefgh.txt', '/sitemap-xx-yy-pages.xml', '/merchant-de-de.csv', '/other.xml']
  const answers = await Promise.all(paths.map((path) => respond(new Request(ORIGIN + path))))
  expect(answers).toEqual([null, null, null, null])
})

type DoorsOptions = {
  isOpen?: boolean
  origins?: ReturnType<typeof parseShopOrigins>
  count?: number
  indexNowKey?: string | null
  failing?: boolean
  /** Feeds wait until they may go on. */
  isSlow?: boolean
  where?: Where
  switches?: Partial<DoorSwitches>
  onError?: (what: string) => void
}

async function textAt(
  path: string,
  { at = ORIGIN, ...input }: DoorsOptions & { at?: string } = {},
): Promise<string> {
  const answer = await doors(input).respond(new Request(at + path))
  expect({ path, status: answer?.status }).toEqual({ path, status: 200 })
  return answer?.text() ?? ''
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
}

function doors({
  isOpen = true,
  origins = null,
  count = 1,
  indexNowKey = null,
  failing = false,
  isSlow = false,
  where = 'nowhere',
  switches = {},
  onError = () => undefined,
}: DoorsOptions) {
  const asked: string[] = []
  const start = Promise.withResolvers<void>()
  if (!isSlow) start.resolve()
  let feeds = 0
  const documents = {
    feeds: sharedDocuments({ folder: join(folder, 'feeds'), onError }),
    sitemaps: sharedDocuments({ folder: join(folder, 'sitemaps'), onError }),
  }
  opened.push(documents.feeds, documents.sitemaps)
  const story = (slug: string, title: string, published: string | null, filename = '') => ({
    full_slug: slug,
    name: title,
    content: { title, description: null, body: [{ image: { filename } }] },
    published_at: published,
    first_published_at: published,
  })
  const stories: unknown = [
    story('home', 'Start', '2026-11-01'),
    story('ratgeber', 'Magazin', null),
    story('ratgeber/eiche', 'Eiche & Öl', '2026-11-02', 'haus/eiche.webp'),
    story('documentation/bilder', 'Bilder', '2026-11-03'),
    story('faq', 'Fragen', null),
  ]
  const respond = findableDoors({
    brand: aBrand(where),
    doors: { ...CLOSED_DOORS, ...switches },
    engine: {
      shopIn: (locale) => openShop(aBrand(where), locale),
      filters: () => ['colour', 'volumen'],
      api: () => {
        const api: unknown = async () => ({
          roots: [aNode('/wohnen/', 3), aNode('/leer/', 0)],
          stores: [{ id: 'bern-1' }],
        })
        return api as Api
      },
      findable: {
        movedTo: async () => null,
        redirect: async () => null,
        queryRedirect: async () => null,
        rememberStories: async () => undefined,
        productPageCount: async () => count,
        productPageAfter: async (_, skipped) => {
          asked.push(`after ${skipped}`)
          return skipped
        },
        productPages: async (_, { after }) =>
          after > 0 ? [] : [{ id: 1, path: '/p/a&b-1/', images: [], changedAt: CHANGED }],
        feed: () => {
          feeds += 1
          return articles(failing, start.promise)
        },
      },
    },
    content: { stories: async () => ({ stories, total: 5, perPage: 25 }) } as unknown as ContentClient,
    places: { locales: aBrand('nowhere').locales, origins, defaultOrigin: ORIGIN },
    isOpen,
    indexNowKey,
    headers: {},
    documents,
    now: () => new Date('2026-11-22T08:00:00Z'),
  })
  return { respond, asked, made: () => feeds, goOn: start.resolve }
}

function aNode(path: string, productCount: number) {
  return { id: 1, name: path, slug: path, path, image: null, productCount, children: [] }
}

async function* articles(failing: boolean, start: Promise<void>): AsyncGenerator<FeedItem> {
  await start
  const price: VariantPrice = {
    ...aPrice({ withTax: 2000 }),
    lowestPriorPrice: 2500,
    appliedReductions: [
      { category: 'sale', type: 'relative', amount: { relative: 0.2, absoluteWithTax: 500 } },
    ],
  }
  const variant = aVariant({ referenceKey: '1_s', price, gtin: '96385074' })
  yield {
    product: aProduct({
      name: 'Lampe <Größe S>',
      description: '=Text mit "Zeichen", und mehr',
      variants: [variant],
    }),
    variant,
    energyLabel: { class: 'E', scale: { from: 'A', to: 'G' }, eprelId: '1', sheet: 'a.pdf', label: null },
    sale: { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-24T00:00:00Z') },
    content: { unit: 'LI', size: 0.75 },
    shipping: { method: 'parcel', cost: 595 },
  }
  if (failing) throw new Error('no connection')
}
