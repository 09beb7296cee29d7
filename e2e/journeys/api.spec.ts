import { productPath } from '../fixtures/goods.ts'
import { type GuestByApi, guestByApi } from '../fixtures/guest-by-api.ts'
import { test as base, expect } from '../fixtures/shop.ts'

const test = base.extend<{ guest: GuestByApi }>({
  guest: async ({ shop }, use) => {
    const guest = await guestByApi(shop)
    await use(guest)
    await guest.dispose()
  },
})

/** Those of `PARTNERS` that bring scripts. */
const PARTNER_ORIGINS = ['https://tags.example', 'https://vouchers.example']

const QUANTITIES: [what: string, quantity: unknown][] = [
  ['nothing', 0],
  ['fewer than nothing', -1],
  ['a fraction', 1.5],
  ['more than anybody needs', 1_000_000_000],
  ['more than numbers can count', 1e308],
  ['a text', 'drei'],
  ['a number written as text', '1'],
  ['null', null],
]

for (const [what, quantity] of QUANTITIES) {
  test(`${what} cannot be put into the basket as a quantity`, async ({ guest, shop }) => {
    const answer = await guest.add(shop.goods.small.variantId, quantity)

    expect([400, 422]).toContain(answer.status())
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    const problem: { status: number; code: string; errors: { path: string }[] } = await answer.json()
    expect(problem.status).toBe(answer.status())
    expect(problem.errors.map((error) => error.path)).toEqual(['quantity'])
    expect(await itemsOf(guest)).toEqual([])
  })
}

test('an unknown variant is refused and leaves the basket as it was', async ({ guest }) => {
  const answer = await guest.add(999_999_999, 1)

  expect(await answer.json()).toMatchObject({ type: 'failure', kind: 'VariantNotFound' })
  expect(await itemsOf(guest)).toEqual([])
})

test('a sold-out variant is refused', async ({ guest, shop, request }) => {
  const { product } = await (await request.get(`/api/shop/products/${shop.goods.soldOut}/`)).json()
  const answer = await guest.add(product.variants[0].id, 1)

  expect(await answer.json()).toMatchObject({ type: 'failure', kind: 'ItemUnavailable' })
})

test('somebody else’s basket is not found, as if it did not exist', async ({ guest, shop }) => {
  const other = await guestByApi(shop)
  expect((await other.add(shop.goods.small.variantId, 1)).status()).toBe(201)

  const read = await guest.request.get(`/api/shop/basket/get/${other.basketKey}/`)
  const written = await guest.add(shop.goods.small.variantId, 1, other.basketKey)
  const nobodys = await guest.request.get(`/api/shop/basket/get/${other.basketKey.slice(0, -4)}0000/`)
  expect([read.status(), written.status(), nobodys.status()]).toEqual([404, 404, 404])
  expect(await read.json()).toEqual(await nobodys.json())
  expect(await itemsOf(other)).toHaveLength(1)
  await other.dispose()
})

test('an order posted twice is one order', async ({ guest, shop }) => {
  await guest.add(shop.goods.small.variantId, 1)
  await guest.prepareOrder()

  const [first, second] = await Promise.all([guest.order('one-order'), guest.order('one-order')])
  const third = await guest.order('one-order')
  expect([first.status(), second.status(), third.status()]).toEqual([201, 201, 201])
  const placed = await first.json()
  expect(placed.orderNumber).not.toBe('')
  expect(await second.json()).toEqual(placed)
  expect(await third.json()).toEqual(placed)

  const another = await guest.order('another-order')
  expect(another.status()).toBe(409)
  expect(await another.json()).toMatchObject({ code: 'basket_empty' })
})

test('an order without accepted terms, or with nothing to order, is refused', async ({ guest, origin }) => {
  const post = (data: object, key: string) =>
    guest.request.post('/api/checkout/order/', { data, headers: { origin, 'idempotency-key': key } })

  expect((await post({ acceptedTerms: false }, 'a')).ok()).toBe(false)
  expect((await post({ acceptedTerms: true }, 'b')).ok()).toBe(false)
})

test('writes from another origin are refused', async ({ guest, shop }) => {
  const answer = await guest.request.post('/api/shop/basket/addItem/', {
    data: { basketKey: guest.basketKey, variantId: shop.goods.small.variantId, quantity: 1 },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  })

  expect(answer.status()).toBe(403)
  expect(await itemsOf(guest)).toEqual([])
})

test('a body that is no JSON is answered with a problem', async ({ guest }) => {
  const answer = await guest.request.post('/api/shop/basket/addItem/', {
    data: '{"basketKey":',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'broken' },
  })

  expect(answer.status()).toBe(400)
  expect(answer.headers()['content-type']).toContain('application/problem+json')
})

test('private answers are kept by nobody', async ({ guest }) => {
  for (const path of ['/api/user/', `/api/shop/basket/get/${guest.basketKey}/`, '/api/checkout/']) {
    const answer = await guest.request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
  }
})

test('pages run no script but their own and those of partners who are configured', async ({
  request,
  shop,
}) => {
  const { large, listing, guide } = shop.goods
  for (const path of ['/', productPath(large.number), listing.path, guide, '/warenkorb/', '/nirgends/']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? ''
    const [own, ...others] = scripts
      .replace(/ 'sha256-[^']+'/g, '')
      .split(' ')
      .slice(1)
    expect([own, others], path).toEqual(["'self'", PARTNER_ORIGINS])
    expect(scripts, path).toContain("'sha256-")
    expect(policy, path).toContain("object-src 'none'")
    expect(policy, path).toContain("base-uri 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('a kept page is the same for two sessions and sets no cookie', async ({ guest, shop }) => {
  const other = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 1)
  for (const path of ['/', productPath(shop.goods.large.number), shop.goods.listing.path]) {
    const mine = await guest.request.get(path)
    // Another buyer may take a piece between the two.
    await expect(async () => {
      const [again, theirs] = [await guest.request.get(path), await other.request.get(path)]
      expect(await again.text(), path).toBe(await theirs.text())
      expect(again.headers().etag, path).toBe(theirs.headers().etag)
    }).toPass()
    expect(mine.headers()['set-cookie'], path).toBeUndefined()
    expect(mine.headers()['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=\d+/)
  }
  await other.dispose()
})

test('a page that did not change is not sent again', async ({ request, shop }) => {
  const first = await request.get(shop.goods.listing.path)
  const again = await request.get(shop.goods.listing.path, {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  })

  expect(again.status()).toBe(304)
  expect(await again.text()).toBe('')
})

test('every page has its payload', async ({ request, shop }) => {
  for (const path of ['/', shop.goods.listing.path, shop.goods.guide, '/fr-fr/']) {
    const answer = await request.get(`${path}_payload.json`)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toContain('application/json')
    expect(await answer.json(), path).toMatchObject({ status: 200 })
  }
  expect((await request.get('/nirgends/_payload.json')).status()).toBe(404)
})

async function itemsOf(guest: GuestByApi): Promise<unknown[]> {
  const answer = await guest.request.get(`/api/shop/basket/get/${guest.basketKey}/`)
  const basket: { items: unknown[] } = await answer.json()
  return basket.items
}
