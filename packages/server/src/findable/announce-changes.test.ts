import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Publication } from '@shop/content/content-client'
import { LOCALES } from '@shop/domain/market/markets'
import { parseShopOrigins } from '@shop/domain/origin/shop-origins'
import { expect, onTestFinished, test } from 'vitest'
import { announceChanges } from './announce-changes.ts'
import { indexNow } from './page-announcer.ts'

const KEY = 'abcdefgh12345678'

test('changed products and stories are announced once, to each host with its key', async () => {
  const service = await aService()
  const shop = aShop(service.endpoint)

  shop.change(['product:1'])
  shop.change(['product:1', 'category:3'])
  shop.publish({ uuids: [], slugs: ['fr/muster/ratgeber/eiche'] })
  await shop.settled(4)

  expect(service.received.map(({ host, urlList }) => [host, urlList])).toEqual([
    ['shop.example', ['https://shop.example/ratgeber/eiche/']],
    ['shop.example', ['https://shop.example/p/sofa-1/']],
    ['a.example', ['https://a.example/ratgeber/eiche/']],
    ['a.example', ['https://a.example/p/sofa-1/']],
  ])
  expect(service.received[3]).toMatchObject({ key: KEY, keyLocation: `https://a.example/${KEY}.txt` })
})

test('what no page shows is not announced', async () => {
  const service = await aService()
  const shop = aShop(service.endpoint, [])

  shop.change(['category:3'])
  shop.change(['product:1'])
  await shop.asked()

  expect(service.received).toEqual([])
})

test('a service that refuses is told with what to look at, and the shop goes on', async () => {
  const service = await aService(403)
  const shop = aShop(service.endpoint)

  shop.change(['product:1'])

  expect(await shop.failed()).toContain(
    `IndexNow answered 403 for 1 pages of shop.example: is https://shop.example/${KEY}.txt there?`,
  )
})

type Message = { host: string; key: string; keyLocation: string; urlList: string[] }

/** Fake of the search engines' service. */
async function aService(status = 202) {
  const received: Message[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      received.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` }
}

function aShop(endpoint: string, ids: readonly number[] = [1]) {
  let change: (tags: readonly string[]) => void = () => undefined
  let publish: (publication: Publication | null) => void = () => undefined
  const announced = watched(),
    asks = watched(),
    failures = watched()
  const real = indexNow({ key: KEY, endpoint })
  const stop = announceChanges({
    announcer: {
      announce: async (urls) => {
        await real.announce(urls)
        announced.add('')
      },
    },
    engine: {
      onChange: (listener) => {
        change = listener
        return () => undefined
      },
      findable: {
        productPages: async () => {
          asks.add('')
          return ids.map((id) => ({ id, path: `/p/sofa-${id}/`, images: [], changedAt: new Date() }))
        },
      },
    },
    onPublish: (listener) => {
      publish = listener
    },
    places: {
      locales: LOCALES.slice(0, 2),
      origins: parseShopOrigins('{"de-at":"https://a.example"}'),
      defaultOrigin: 'https://shop.example',
    },
    contentPlace: { folder: 'muster', languages: ['fr'] },
    onError: (_, problem) => failures.add(String(problem)),
    waitMs: 5,
  })
  onTestFinished(stop)
  return {
    change: (tags: readonly string[]) => change(tags),
    publish: (publication: Publication) => publish(publication),
    settled: (times: number) => announced.after(times),
    asked: () => asks.after(2),
    failed: () => failures.after(1),
  }
}

/** Something that happens some times, and can be waited for. */
function watched() {
  const seen: string[] = []
  let waiting: { times: number; go: (last: string) => void } | null = null
  const look = () => {
    if (waiting && seen.length >= waiting.times) waiting.go(seen.at(-1) ?? '')
  }
  return {
    add: (what: string) => {
      seen.push(what)
      look()
    },
    after: (times: number) =>
      new Promise<string>((go) => {
        waiting = { times, go }
        look()
      }),
  }
}
