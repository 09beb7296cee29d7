import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadListing, loadNavigation, loadProduct } from '@shop/api-client/contract/catalogue'
import { authenticate } from '@shop/api-client/contract/user'
import { addWishlistItem } from '@shop/api-client/contract/wishlist'
import { aVisitor } from '@shop/commerce/testing/visitor'
import type { Database } from '@shop/engine/db/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from './stand-in/reply.ts'
import type { Fault } from './stand-in/stand-in.ts'
import { add, load } from './testing/basket-contract.ts'
import { aDatabase, standInEngine } from './testing/contracted.ts'
import { aCategory, orderableCards } from './testing/some-goods.ts'

/** Every answer is old at once, so that each is asked for anew. */
const MINUTE = 60_000
const PATIENT = 20_000

let shop: Awaited<ReturnType<typeof standInEngine>>
let now = Date.now()
/** Patient, until something is to be late. */
let deadline = 0
/** What hangs goes on. */
let release: () => void = () => undefined
let released: Promise<void>

/** Only what hangs is waited for in vain: nothing else depends on the time that an answer takes. */
function goWrong(wrong: Wrong, isMeant: (method: string, path: string) => boolean = () => true): void {
  const fault = wrong === 'hang' ? { until: released } : wrong
  if (wrong === 'hang') deadline = 50
  shop.standIn.fault = (method, path) => (isMeant(method, path) ? fault : null)
}

function goRight(): void {
  release()
  deadline = PATIENT
  shop.standIn.fault = () => null
}

let database: Database
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(async () => {
  await database.close()
})

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  now = Date.now()
  deadline = PATIENT
  ;({ promise: released, resolve: release } = Promise.withResolvers<void>())
  const asking = { deadlineMilliseconds: () => deadline, clock: () => now }
  shop = await standInEngine(asking, { ...database, close: async () => undefined })
})
afterEach(async () => {
  release()
  vi.restoreAllMocks()
  await shop.close()
})

type Wrong = Fault | 'hang'

const FAULTS: [string, Wrong][] = [
  ['hangs', 'hang'],
  ['fails', { reply: () => ({ status: 503, body: { code: 503, message: 'down' } }) }],
  ['answers with a page', { reply: () => 'no JSON' }],
  ['answers with something else', { reply: () => ({ status: 200, body: { hello: 'world' } }) }],
]

test.each(FAULTS)('pages that were seen stay while SCAYLE %s', async (_, fault) => {
  const api = shop.engine.api(shop.locale)
  const { path, first } = await aCategory(shop)
  const [card] = await orderableCards(shop, 1)
  const referenceKey = card?.referenceKey ?? ''
  const page = await api(loadProduct, { referenceKey })
  goWrong(fault)
  now += MINUTE

  const again = await Promise.all([
    api(loadProduct, { referenceKey }),
    api(loadListing, { path }),
    api(loadNavigation, {}),
  ])
  // The look behind them fails, and costs them nothing.
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  const later = await api(loadProduct, { referenceKey })

  expect(again[0]).toEqual(page)
  expect(again[1].products).toEqual(first.products)
  expect(again[2].roots.length).toBeGreaterThan(0)
  expect(later).toEqual(page)
})

test.each(FAULTS)('what was never seen is unavailable while SCAYLE %s, and not missing', async (_, fault) => {
  goWrong(fault)

  const asked = shop.engine.api(shop.locale)(loadProduct, { referenceKey: '100102' })

  await expect(asked).rejects.toMatchObject({ status: 503, code: 'backend_unavailable' })
})

test('a price that changes is on the page after the next look', async () => {
  const api = shop.engine.api(shop.locale)
  const [card] = await orderableCards(shop, 1)
  const referenceKey = card?.referenceKey ?? ''
  await api(loadProduct, { referenceKey })
  shop.standIn.fault = () => ({ reply: (right) => withText(right, '"isNew":false', '"isNew":true') })
  now += MINUTE

  const stale = await api(loadProduct, { referenceKey })

  expect(stale.product.isNew).toBe(false)
  await vi.waitFor(async () => expect((await api(loadProduct, { referenceKey })).product.isNew).toBe(true))
})

test('a product that was deleted goes from its page', async () => {
  const api = shop.engine.api(shop.locale)
  const [card] = await orderableCards(shop, 1)
  const referenceKey = card?.referenceKey ?? ''
  await api(loadProduct, { referenceKey })
  const none = { entities: [], pagination: { current: 0, total: 0, perPage: 100, page: 1, last: 0 } }
  shop.standIn.fault = () => ({ reply: () => ({ status: 200, body: none }) })
  now += MINUTE

  await api(loadProduct, { referenceKey })

  await vi.waitFor(() =>
    expect(api(loadProduct, { referenceKey })).rejects.toMatchObject({ code: 'product_not_found' }),
  )
})

test.each([
  ['francs', '"currencyCode":"EUR"', '"currencyCode":"CHF"'],
  ['fractions of a cent', /"withTax":(\d+)/g, '"withTax":$1.5'],
  ['negative amounts', /"withTax":(\d+)/g, '"withTax":-$1'],
  ['amounts as words', /"withTax":(\d+)/g, '"withTax":"$1"'],
])('a product whose price is in %s is not shown', async (_, from, to) => {
  shop.standIn.fault = () => ({ reply: (right) => withText(right, from, to) })

  const asked = shop.engine.api(shop.locale)(loadProduct, { referenceKey: '100102' })

  await expect(asked).rejects.toMatchObject({ code: 'backend_unavailable' })
})

// One article without a price had made a whole category unavailable, and its next look had replaced what was known.
test.each([
  ['in francs', 'currencyCode', 'CHF'],
  ['no number', 'withTax', 'free'],
])('a product whose price is %s is left out of its list, and the others stay', async (_, name, wrong) => {
  const { path } = await aCategory(shop)
  const first = await shop.engine.api(shop.locale)(loadListing, { path, page: 1 })
  const [spoilt] = first.products
  shop.standIn.fault = () => ({
    reply: ({ status, body }) => ({ status, body: withSpoilt(body, spoilt?.id, { [name]: wrong }) }),
  })
  const unseen = await standInEngine(
    { deadlineMilliseconds: () => deadline, clock: () => now },
    { ...database, close: async () => undefined },
  )
  unseen.standIn.fault = shop.standIn.fault

  const listed = await unseen.engine.api(shop.locale)(loadListing, { path })

  expect(listed.products).toHaveLength(first.products.length - 1)
  expect(listed.products.map(({ id }) => id)).not.toContain(spoilt?.id)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('1 of'))
  await unseen.close()
})

test('a page that was seen stays while its price comes in francs', async () => {
  const api = shop.engine.api(shop.locale)
  const [card] = await orderableCards(shop, 1)
  const referenceKey = card?.referenceKey ?? ''
  const page = await api(loadProduct, { referenceKey })
  goWrong(textFault(/"currencyCode":"EUR"/g, '"currencyCode":"CHF"'))
  now += MINUTE
  await api(loadProduct, { referenceKey })
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())

  expect(await api(loadProduct, { referenceKey })).toEqual(page)
})

test.each([
  ...FAULTS,
  ['names another basket', textFault(/"key":"basket_\d+_[a-f0-9]+"/, '"key":"basket_101_another"')],
  ['has another sum', textFault(/"cost":\{"withTax":\d+/, '"cost":{"withTax":1')],
  ['has a line that costs less than its units', textFault(/"quantity":2/g, '"quantity":3')],
  ['has amounts in francs', textFault(/"currencyCode":"EUR"/g, '"currencyCode":"CHF"')],
  ['has half a unit', textFault(/"quantity":2/g, '"quantity":1.5')],
] as [string, Wrong][])('no basket is shown that %s', async (_, fault) => {
  const anna = await aVisitor(shop.engine, shop.locale)
  const [card] = await orderableCards(shop, 1)
  await add(anna, card?.variantId, 2)
  goWrong(fault, (_method, path) => path.startsWith('/v1/baskets/'))

  const asked = await anna.try(loadBasket, { basketKey: anna.basketKey })

  expect([asked.status, asked.body]).toMatchObject([503, { code: 'backend_unavailable' }])
  expect(JSON.stringify(asked.body)).not.toContain('localhost')
  goRight()
  expect((await load(anna)).items).toMatchObject([{ quantity: 2 }])
})

// The client waits for ever and cannot be stopped: what came too late has been done all the same.
test('a line that was put in too late for its answer is not put in twice by the repeat', async () => {
  const anna = await aVisitor(shop.engine, shop.locale)
  const [card] = await orderableCards(shop, 1)
  const input = { basketKey: anna.basketKey, variantId: card?.variantId, quantity: 2 }
  const options = { idempotencyKey: 'one-request' }
  goWrong('hang', (method) => method === 'POST')
  const late = await anna.try(addBasketItem, input, options)
  goRight()
  await vi.waitFor(() => expect([...shop.standIn.shoppers.baskets.values()].flat()).toHaveLength(1))

  const again = await anna.try(addBasketItem, input, options)

  expect([late.status, again.status]).toEqual([503, 201])
  expect((await load(anna)).items).toMatchObject([{ quantity: 2 }])
})

// What a client said to be shown went to SCAYLE as it was, and to the warehouse from there.
test('a line shows the text that was checked, and nothing that a client says of it', async () => {
  const anna = await aVisitor(shop.engine, shop.locale)
  const [card] = await orderableCards(shop, 1)
  const displayData = { text1: { key: 'text1', label: 'Name', value: 'Maximiliane <3' } }
  const input = { basketKey: anna.basketKey, variantId: card?.variantId, quantity: 1, displayData }
  const withText = (text1: string) => ({ ...input, customData: { customText: { text1 } } })

  const plain = await anna.try(addBasketItem, input)
  const tooLong = await anna.try(addBasketItem, withText('x'.repeat(21)))
  const before = (await load(anna)).items.map((item) => item.displayData)
  await anna.try(addBasketItem, withText('Mia'))

  expect([plain.status, tooLong.status]).toEqual([201, 422])
  expect(before).toEqual([{}])
  expect((await load(anna)).items).toMatchObject([
    {
      displayData: { text1: { label: 'Wunschtext', value: 'Mia' } },
      customData: { customText: { text1: 'Mia' } },
    },
  ])
})

test('a basket that changes elsewhere while something is put in gets it all the same', async () => {
  const anna = await aVisitor(shop.engine, shop.locale)
  const [card] = await orderableCards(shop, 1)
  const { variantId } = card ?? { variantId: 0 }
  let isFirst = true
  shop.standIn.fault = (method, path) => {
    if (method !== 'GET' || !path.startsWith('/v1/baskets/') || !isFirst) return null
    isFirst = false
    return {
      reply: (right) => {
        const line = {
          key: 'elsewhere',
          variantId,
          quantity: 1,
          customData: {},
          displayData: {},
          itemGroup: undefined,
          promotions: [],
        }
        shop.standIn.shoppers.baskets.set(anna.basketKey, [line])
        return right
      },
    }
  }

  const { answer } = await add(anna, variantId, 1)

  expect(answer.basket.items).toMatchObject([{ key: 'elsewhere', quantity: 2 }])
})

test('a sign-in whose baskets cannot be joined is refused, and loses nothing', async () => {
  const email = `anna-${crypto.randomUUID()}@example.org`
  const owner = await aVisitor(shop.engine, shop.locale)
  const person = { email, first_name: 'Anna', last_name: 'Beispiel', gender: 'f', newsletter: false }
  const password = 'Ein-langes-Kennwort-4711'
  await owner.call(authenticate, { mode: 'register', ...person, register_password: password })
  const guest = await aVisitor(shop.engine, shop.locale)
  const [card] = await orderableCards(shop, 1)
  await add(guest, card?.variantId, 2)
  shop.standIn.fault = (method) => (method === 'POST' ? { reply: () => ({ status: 500 }) } : null)

  const refused = await guest.try(authenticate, { mode: 'login', email, password })

  expect(refused.status).toBe(503)
  expect((await load(guest)).items).toMatchObject([{ quantity: 2 }])
  goRight()
  await guest.call(authenticate, { mode: 'login', email, password })
  await guest.refresh()
  expect((await load(guest)).items).toMatchObject([{ quantity: 2 }])
})

test('what has no room in the lists of an account stays where it was', async () => {
  const email = `anna-${crypto.randomUUID()}@example.org`
  const owner = await aVisitor(shop.engine, shop.locale)
  const person = { email, first_name: 'Anna', last_name: 'Beispiel', gender: 'f', newsletter: false }
  const password = 'Ein-langes-Kennwort-4711'
  await owner.call(authenticate, { mode: 'register', ...person, register_password: password })
  const guest = await aVisitor(shop.engine, shop.locale)
  const { basketKey, wishlistKey } = guest
  const [card] = await orderableCards(shop, 1)
  await add(guest, card?.variantId, 2)
  await guest.call(addWishlistItem, { wishlistKey, itemCreationId: { productId: card?.id ?? 0 } })
  const full = { status: 413, body: { code: 413, message: 'Maximum item count reached' } }
  shop.standIn.fault = (method) => (method === 'POST' ? { reply: () => full } : null)

  await guest.call(authenticate, { mode: 'login', email, password })

  const { baskets, wishlists } = shop.standIn.shoppers
  expect(baskets.get(basketKey)).toMatchObject([{ variantId: card?.variantId, quantity: 2 }])
  expect(wishlists.get(wishlistKey)).toMatchObject([{ productId: card?.id }])
})

/** An answer in which the prices of one product say something else. */
function withSpoilt(body: unknown, id: number | undefined, price: object): unknown {
  const answer = JSON.parse(JSON.stringify(body))
  for (const product of answer.entities ?? [])
    if (product.id === id)
      for (const variant of product.variants ?? []) variant.price = { ...variant.price, ...price }
  return answer
}

function textFault(from: string | RegExp, to: string): Fault {
  return { reply: (right) => withText(right, from, to) }
}

function withText({ status, body }: Reply, from: string | RegExp, to: string): Reply {
  return { status, body: JSON.parse(JSON.stringify(body).replace(from, to)) }
}
