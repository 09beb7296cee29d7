import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { closed, listening, PortInUse } from './listening.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

test('a request in flight is answered before the server is closed', async () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const server = await listening(
    async () => {
      arrived.resolve()
      await gate.promise
      return new Response('finished')
    },
    { port: 0, host: '127.0.0.1' },
  )
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await arrived.promise

  const stopped = closed(server)
  gate.resolve()

  expect(await (await answer).text()).toBe('finished')
  await stopped
  expect(server.listening).toBe(false)
})

test('a port in use is told in one sentence that says what to do', async () => {
  const other = createServer()
  open.push(other)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo

  const failure = listening(() => new Response(), { port, host: '127.0.0.1' })

  await expect(failure).rejects.toThrow(PortInUse)
  await expect(failure).rejects.toThrow(
    `Port ${port} is in use by another program: stop it, or choose another`,
  )
})
