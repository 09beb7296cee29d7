import { expect, test } from 'vitest'
import type { Answer, Asked } from './asking.ts'
import { openTraffic } from './traffic.ts'

const OPTIONS = { pages: ['/', '/p/1/'], listing: '/list/', shopId: 1101, variantIds: [7] }
const SAID: Record<string, object> = {
  '/api/user/': { id: 'u1' },
  '/api/checkout/addresses/': { shippingMethods: [{ key: 'parcel' }] },
}
const answerTo = ({ path }: Asked): Answer => ({
  status: 200,
  text: JSON.stringify(SAID[path.split('?')[0] ?? ''] ?? {}),
  cookie: 'session=s',
  milliseconds: 1,
})

test('of a hundred requests most are pages, and some are baskets and orders of guests', () => {
  const next = openTraffic(OPTIONS)
  const kinds = new Map<string, number>()

  for (let turn = 0; turn < 1000; turn += 1) {
    const { asked, answered } = next()
    kinds.set(asked.kind, (kinds.get(asked.kind) ?? 0) + 1)
    answered(answerTo(asked))
  }

  expect(Object.fromEntries(kinds)).toMatchObject({ page: 600, search: 80, suggestion: 120, filter: 50 })
  expect((kinds.get('basket') ?? 0) + (kinds.get('order') ?? 0)).toBe(150)
  expect(kinds.get('order')).toBeGreaterThan(20)
})

test('a guest keeps a session, and goes when the shop refuses', () => {
  const next = openTraffic(OPTIONS)
  const calls: Asked[] = []

  for (let turn = 0; turn < 200; turn += 1) {
    const { asked, answered } = next()
    if (asked.kind === 'basket') calls.push(asked)
    answered(asked.path.startsWith('/api/user/') ? { ...answerTo(asked), status: 503 } : answerTo(asked))
  }

  expect(calls.slice(0, 3).map(({ path, cookie }) => [path.split('?')[0], cookie])).toEqual([
    ['/api/shop/basket/get/basket_1101_/', ''],
    ['/api/user/', 'session=s'],
    ['/api/shop/basket/get/basket_1101_/', ''],
  ])
})
