import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const ANSWER = 'x'.repeat(100_000)
let service: Server
let proxy: TcpProxy
beforeAll(async () => {
  service = createServer((_, answer) => answer.end(ANSWER))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  proxy = await openTcpProxy({ host: '127.0.0.1', port: (service.address() as AddressInfo).port })
})
afterEach(() => proxy.set({ kind: 'well' }))
afterAll(async () => {
  await proxy.close()
  service.close()
})

const ask = async (milliseconds = 5000) => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/`, {
    signal: AbortSignal.timeout(milliseconds),
    headers: { connection: 'close' },
  })
  return answer.text()
}

test('a service that is well answers through it', async () => {
  expect(await ask()).toBe(ANSWER)
})

test.each([
  { kind: 'dead' } as const,
  { kind: 'cutting', afterBytes: 20_000 } as const,
  { kind: 'lying', words: 'I am a teapot' } as const,
])('nobody gets an answer of one that is $kind', async (mood) => {
  proxy.set(mood)

  await expect(ask()).rejects.toThrow(/fetch failed|terminated/)
})

test('one that is silent is waited for', async () => {
  proxy.set({ kind: 'silent' })

  await expect(ask(100)).rejects.toThrow(/timeout/)
})

test('one that is slow answers all the same', async () => {
  proxy.set({ kind: 'slow', milliseconds: 30 })

  expect(await ask()).toBe(ANSWER)
})

test('what is open is cut, and what comes afterwards is carried', async () => {
  proxy.set({ kind: 'slow', milliseconds: 10_000 })
  const waiting = ask()
  waiting.catch(() => undefined)
  while (proxy.cut() === 0) await new Promise((resolve) => setImmediate(resolve))
  proxy.set({ kind: 'well' })

  await expect(waiting).rejects.toThrow(/fetch failed/)
  expect(await ask()).toBe(ANSWER)
})
