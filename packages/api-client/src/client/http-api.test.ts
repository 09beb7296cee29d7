import { expect, test, vi } from 'vitest'
import { putComplaintPhoto } from '../contract/after-sales.ts'
import { addBasketItem, deleteBasketItem, loadBasket } from '../contract/basket.ts'
import { loadListing } from '../contract/catalogue.ts'
import { logout } from '../contract/user.ts'
import { callAddress } from './call-address.ts'
import { createHttpApi } from './http-api.ts'

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a POST is tried once more on %i, under the same key',
  async (status) => {
    const fetching = answers(new Response('{}', { status }), Response.json({ statusCode: 200 }))

    await createHttpApi({ locale: 'de-de', fetch: fetching, newKey: () => 'key-1' })(logout, {})

    const keys = fetching.mock.calls.map(([, request]) =>
      new Headers(request?.headers).get('idempotency-key'),
    )
    expect(keys).toEqual(['key-1', 'key-1'])
  },
)

test.each([400, 404, 410, 422, 501])('a POST is not repeated on %i', async (status) => {
  const fetching = answers(new Response('{}', { status }))

  await expect(createHttpApi({ locale: 'de-de', fetch: fetching })(logout, {})).rejects.toMatchObject({
    status,
  })
  expect(fetching).toHaveBeenCalledOnce()
})

test.each([
  { call: loadBasket, input: { basketKey: 'basket_1_a' } },
  { call: deleteBasketItem, input: { basketKey: 'basket_1_a', itemKey: 'x' } },
])('an idempotent $call.method is never repeated', async ({ call, input }) => {
  const fetching = answers(new Response('{}', { status: 503 }))

  await expect(createHttpApi({ locale: 'de-de', fetch: fetching })(call, input)).rejects.toMatchObject({
    status: 503,
  })
  expect(fetching).toHaveBeenCalledOnce()
})

test('a network that is down is a problem like any other', async () => {
  const api = createHttpApi({ locale: 'de-de', fetch: () => Promise.reject(new TypeError('offline')) })

  await expect(api(loadBasket, { basketKey: 'basket_1_a' })).rejects.toMatchObject({ code: 'network' })
})

test('a call that was given up is no network problem', async () => {
  const given = new AbortController()
  const api = createHttpApi({
    locale: 'de-de',
    fetch: (_, request) => {
      given.abort()
      return Promise.reject(request?.signal?.reason)
    },
  })

  const asked = api(loadBasket, { basketKey: 'basket_1_a' }, { signal: given.signal })

  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('what changes something is sent even when the page is left; what asks for something is not', async () => {
  const fetching = answers(Response.json({ statusCode: 200 }), new Response('{}', { status: 503 }))
  const api = createHttpApi({ locale: 'de-de', fetch: fetching })

  await api(logout, {})
  await api(loadBasket, { basketKey: 'basket_1_a' }).catch(() => null)

  expect(fetching.mock.calls.map(([, request]) => Boolean(request?.keepalive))).toEqual([true, false])
})

test('an answer of another shape is refused', async () => {
  const api = createHttpApi({ locale: 'de-de', fetch: answers(Response.json({ items: 'none' })) })

  await expect(api(loadBasket, { basketKey: 'basket_1_a' })).rejects.toMatchObject({
    code: 'answer_malformed',
  })
})

test('a file is the body alone, and all else goes into the query', () => {
  const bytes = new Uint8Array([1, 2])
  const photoId = '00000000-0000-4000-8000-000000000000'

  const address = callAddress(putComplaintPhoto, { orderNumber: 'T1', token: 't', photoId, bytes }, 'de-de')

  expect(address).toEqual({
    path: `/api/user/orders/T1/photos/${photoId}/?locale=de-de&token=t`,
    body: null,
    file: bytes,
  })
})

test('input is spread over path, query and body', () => {
  const listing = callAddress(
    loadListing,
    { path: '/sofas/', filters: { farbe: 'grau,blau' }, page: 2 },
    'de-at',
  )
  const basket = callAddress(loadBasket, { basketKey: 'basket_1_a' }, 'de-de')
  const add = callAddress(addBasketItem, { basketKey: 'k', variantId: 1, quantity: 2 }, 'fr-fr')

  expect(new URLSearchParams(listing.path.split('?')[1]).get('filters[farbe]')).toBe('grau,blau')
  expect(basket).toEqual({ path: '/api/shop/basket/get/basket_1_a/?locale=de-de', body: null })
  expect(add).toEqual({
    path: '/api/shop/basket/addItem/?locale=fr-fr',
    body: { basketKey: 'k', variantId: 1, quantity: 2 },
  })
})

function answers(...responses: Response[]) {
  const left = [...responses]
  return vi.fn<typeof fetch>(async () => left.shift() ?? new Response(null, { status: 599 }))
}
