import { readFileSync } from 'node:fs'
import { apiResponse } from '@shop/commerce/http-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInEngine } from './testing/contracted.ts'

const PAGE = new URL('../../../docs/integrations/scayle.md', import.meta.url)

let shop: Awaited<ReturnType<typeof standInEngine>>
beforeAll(async () => {
  shop = await standInEngine()
})
afterAll(async () => {
  await shop.close()
})

const examples = [...readFileSync(PAGE, 'utf8').matchAll(/^```http\n([\s\S]*?)^```$/gm)].map(
  ([, block = '']) => {
    const [request = '', head = '', ...parts] = block.trim().split('\n\n')
    const [status = '', ...headers] = head.split('\n')
    return { request, status: Number(status), headers, says: parts.flatMap((part) => part.split('\n')) }
  },
)

test('the page has examples', () => {
  expect(examples.length).toBeGreaterThan(2)
})

test.each(examples)('$request', async ({ request, status, headers, says }) => {
  const [method = '', path = ''] = request.split(' ')
  const answer = await apiResponse(
    shop.engine,
    new Request(new URL(path, 'https://shop.example'), { method }),
    { locale: shop.locale, clientAddress: '127.0.0.1', secureCookies: true },
  )
  const text = await answer.text()

  expect([answer.status, text]).toEqual([status, text])
  for (const header of headers) {
    const [name = '', value] = header.split(': ')
    expect([name, answer.headers.get(name)]).toEqual([name, value])
  }
  for (const part of says) expect(text).toContain(part)
})
