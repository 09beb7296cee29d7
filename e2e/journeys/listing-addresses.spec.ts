import type { APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { OF_A_WIDE_RANGE } from '../fixtures/shops.ts'

type Seen = { canonical: string | null; robots: string | null; text: string }

async function seen(answer: APIResponse): Promise<Seen> {
  const text = await answer.text()
  return {
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? null,
    robots: /<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? null,
    text,
  }
}

const many = Array.from({ length: 1000 }, (_, index) => `wert-${index}`).join(',')

/** Canonical: `own` with the page, `plain` without anything. */
const STATES: { what: string; query: string; canonical: 'own' | 'plain'; robots: string | null }[] = [
  { what: 'the plain listing', query: '', canonical: 'plain', robots: null },
  { what: 'page two', query: '?page=2', canonical: 'own', robots: null },
  { what: 'a filter', query: '?colour=grau', canonical: 'plain', robots: 'noindex, follow' },
  { what: 'another order', query: '?sort=price_asc', canonical: 'plain', robots: 'noindex, follow' },
  { what: 'longer pages', query: '?perPage=48', canonical: 'plain', robots: 'noindex, follow' },
  {
    what: 'two pages below each other',
    query: '?from=1&page=2',
    canonical: 'plain',
    robots: 'noindex, follow',
  },
  {
    what: 'a price range upside down',
    query: '?price=90000-1000',
    canonical: 'plain',
    robots: 'noindex, follow',
  },
  { what: 'advertising', query: '?utm_source=mail', canonical: 'plain', robots: null },
  { what: 'a filter that does not exist', query: '?nope=1', canonical: 'plain', robots: null },
  { what: 'a value that does not exist', query: '?colour=nope', canonical: 'plain', robots: null },
  { what: 'a thousand values', query: `?colour=${many}`, canonical: 'plain', robots: null },
  {
    what: 'one filter a thousand times',
    query: `?${'colour=x&'.repeat(1000)}`,
    canonical: 'plain',
    robots: null,
  },
  { what: 'nested names', query: '?filters[a][b]=c&colour[]=grau', canonical: 'plain', robots: null },
  { what: 'emoji', query: '?colour=%F0%9F%9B%8B', canonical: 'plain', robots: null },
  { what: 'text from right to left', query: '?colour=%D7%A9%D7%9C', canonical: 'plain', robots: null },
  { what: 'HTML', query: '?colour=%3Cscript%3Ealert(1)%3C/script%3E', canonical: 'plain', robots: null },
  { what: 'SQL', query: "?colour=grau'%20OR%201=1--", canonical: 'plain', robots: null },
  { what: 'a NUL character', query: '?colour=%00', canonical: 'plain', robots: null },
  { what: 'bytes that are no text', query: '?colour=%ff', canonical: 'plain', robots: null },
  {
    what: 'names of the language itself',
    query: '?__proto__=1&constructor=2',
    canonical: 'plain',
    robots: null,
  },
  { what: 'no number as page', query: '?page=zwei&perPage=7&from=-1', canonical: 'plain', robots: null },
  { what: 'page zero', query: '?page=0', canonical: 'plain', robots: null },
  { what: 'an order that does not exist', query: '?sort=bogus', canonical: 'plain', robots: null },
]

for (const { what, query, canonical, robots } of STATES) {
  test(
    `a listing with ${what} is a page that says where it belongs`,
    OF_A_WIDE_RANGE,
    async ({ request, origin, shop }) => {
      const path = shop.goods.longListing
      const answer = await request.get(path + query)

      expect(answer.status()).toBe(200)
      const page = await seen(answer)
      expect(page.canonical).toBe(`${origin}${path}${canonical === 'own' ? query : ''}`)
      expect(page.robots).toBe(robots)
      expect(page.text).toContain('<article')
      expect(page.text).not.toContain('<script>alert')
      expect(page.text).not.toContain('\u0000')
    },
  )
}

test(
  'a page behind the last leads to the last, however far it is',
  OF_A_WIDE_RANGE,
  async ({ request, shop }) => {
    const path = shop.goods.longListing
    const { pages } = await (
      await request.get(`/api/shop/listing/?locale=de-de&path=${encodeURIComponent(path)}`)
    ).json()
    expect(pages).toBeGreaterThan(2)
    for (const page of ['99', '1000000000']) {
      const answer = await request.get(`${path}?page=${page}&sort=newest`, { maxRedirects: 0 })

      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toMatch(new RegExp(`^[^?]*${path}\\?page=${pages}&sort=newest$`))
    }
    const beyondNumbers = await request.get(`${path}?page=${'9'.repeat(40)}`)
    expect(beyondNumbers.status()).toBe(200)
  },
)

test('prices typed without JavaScript become the address of their filter', async ({ request, shop }) => {
  const path = shop.goods.longListing
  const target = async (query: string) =>
    (await request.get(path + query, { maxRedirects: 0 })).headers().location

  expect(await target('?priceFrom=20&priceTo=99,5&sort=newest')).toMatch(/\?price=2000-9950&sort=newest$/)
  expect(await target('?priceFrom=abc&priceTo=1e308')).toMatch(new RegExp(`${path}$`))
})

test('a path that no category can have is not found', async ({ request, shop }) => {
  const { longListing } = shop.goods
  for (const path of [`${longListing}${'a'.repeat(400)}/`, `${longListing}%F0%9F%9B%8B/`])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the data of a broken state is an answer as well', async ({ request, shop }) => {
  const path = `${shop.goods.longListing}_payload.json`
  for (const query of ['?page=1000000000', '?colour=%00', '?price=9-1', `?colour=${many}`])
    expect((await request.get(path + query)).status(), query).toBe(200)
})

test('the call itself refuses what it cannot answer', OF_A_WIDE_RANGE, async ({ request, shop }) => {
  const path = encodeURIComponent(shop.goods.longListing)
  const ask = (query: string) => request.get(`/api/shop/listing/?locale=de-de&path=${path}&${query}`)

  expect((await ask('page=1000000000')).status()).toBe(422)
  expect((await ask('sort=bogus')).status()).toBe(422)
  expect((await ask('filters[colour]=nope')).status()).toBe(200)
  expect((await ask('filters[a][b][c]=d')).status()).toBeLessThan(500)
  const beyond = await ask('page=900')
  expect(beyond.status()).toBe(200)
  expect(await beyond.json()).toMatchObject({
    products: [],
    pages: (await (await ask('page=1')).json()).pages,
  })
})

test(
  'pages of a listing link to their neighbours and say which they are',
  OF_A_WIDE_RANGE,
  async ({ request, shop }) => {
    const { text } = await seen(await request.get(`${shop.goods.longListing}?page=2`))

    expect(text).toMatch(/<a[^>]*href="[^"?]*"[^>]*rel="prev"/)
    expect(text).toMatch(/<a[^>]*href="[^"]*\?page=3"[^>]*rel="next"/)
    expect(text).toMatch(/<title>[^<]*– Seite 2 \| /)
    expect(text).toContain('"BreadcrumbList"')
  },
)
