import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { managementClient } from './management-client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

// Whoever saved a page waited until the browser gave up, and nobody knew whether it was done.
test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'begins to answer and stops',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"story":')
    },
  ],
])('a service that %s is waited for until the deadline, and nobody says what it did', async (_, listener) => {
  const client = await clientOf(listener)

  await expect(client.ask('put', 'stories/1', { story: {} })).rejects.toMatchObject({
    name: 'ManagementFailure',
    status: null,
  })
})

test('an answer in time is handed over', async () => {
  const client = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"story":{"id":1}}')
  })

  expect(await client.ask('get', 'stories/1')).toMatchObject({ data: { story: { id: 1 } } })
})

async function clientOf(listener: RequestListener) {
  const opened = createServer(listener)
  server = opened
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done))
  const { port } = opened.address() as AddressInfo
  return managementClient({
    endpoint: `http://127.0.0.1:${port}/v1`,
    token: 'a token',
    spaceId: 1,
    deadlineMs: 300,
  })
}
