import { expect, test } from 'vitest'
import { officeMetrics, officeRoute } from './office-metrics.ts'
import type { OfficeShop } from './office-shop.ts'

test.each([
  ['/healthz', '/healthz'],
  ['/api/session', '/api/session'],
  ['/api/passkey/start', '/api/passkey/start'],
  ['/api/shops/home-shop/noteOrder', '/api/shops/{shop}/{command}'],
  ['/api/account/changeOwnPassword', '/api/account/{command}'],
  ['/api/anything/else', '/api/'],
  ['/assets/a.1234.js', '/assets/'],
  ['/home-shop/orders/LH-1001', 'page'],
  ['/anna@example.org', 'page'],
])('%s is %s', (path, route) => {
  expect(officeRoute(path)).toBe(route)
})

test('requests are counted by route and status, and whether shops answer', async () => {
  const metrics = officeMetrics(['one', 'two'])
  const serve = metrics.counting(async (request: Request) =>
    request.url.endsWith('/broken') ? Promise.reject(new Error('broken')) : new Response('', { status: 201 }),
  )
  const one = metrics.watching(aShop('one', { type: 'signedOut' }))
  const two = metrics.watching(aShop('two', null))

  await serve(new Request('https://office.example/api/session', { method: 'POST' }))
  await expect(serve(new Request('https://office.example/broken'))).rejects.toThrow('broken')
  await one.ask(REQUEST)
  await two.ask(REQUEST)
  const said = await metrics.text()
  metrics.close()

  expect(said).toContain('office_request_seconds_count{route="/api/session",method="POST",status="201"} 1')
  expect(said).toContain('office_request_seconds_count{route="page",method="GET",status="500"} 1')
  expect(said).toContain('office_shop_answers_total{shop="one",outcome="answered"} 1')
  expect(said).toContain('office_shop_answers_total{shop="one",outcome="away"} 0')
  expect(said).toContain('office_shop_answers_total{shop="two",outcome="away"} 1')
  expect(said).toMatch(/^office_memory_bytes [1-9]/m)
  expect(said).toMatch(/^office_event_loop_delay_seconds \d/m)
})

const REQUEST = { act: 'signOut', token: 't' } as const

function aShop(id: string, reply: Awaited<ReturnType<OfficeShop['ask']>>): OfficeShop {
  return { id, name: id, origin: 'https://shop.example', locales: [], ask: async () => reply }
}
