import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
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

test('a connection that has lost something stays open and hears nothing more', async () => {
  const { socket, heard } = await aConnection()
  await expect.poll(() => heard.length).toBe(1)
  proxy.set({ kind: 'dropping' })
  socket.write(QUESTION)
  await new Promise((resolve) => setTimeout(resolve, 50))

  proxy.set({ kind: 'well' })
  socket.write(QUESTION)
  await ask()

  expect(heard).toHaveLength(1)
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

const QUESTION = 'HEAD / HTTP/1.1\r\nhost: shop\r\n\r\n'

/** One that stays, and has been answered once. */
async function aConnection(): Promise<{ socket: Socket; heard: string[] }> {
  const heard: string[] = []
  const socket = connect(proxy.port, '127.0.0.1')
  socket.on('data', (bytes) => heard.push(bytes.toString()))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(QUESTION)
  return { socket, heard }
}
