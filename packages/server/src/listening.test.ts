import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionTimes, closed, listening, PortInUse } from './listening.ts'

/** Longer than any test: only what a test makes short ends a connection. */
const FOR_EVER: ConnectionTimes = { idle: 6e5, firstByte: 6e5, head: 6e5, request: 6e5, check: 10 }
const REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'

const open: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
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

test('an idle connection stays longer than those of balancers, so that none sends into a closed one', async () => {
  const server = await aServer()

  expect(server.keepAliveTimeout).toBeGreaterThan(65_000)
})

test('the time for a head begins with its first byte, and not while the connection is idle', async () => {
  const server = await aServer({ ...FOR_EVER, head: 20, request: 20 })
  const idle = connection(server)
  idle.socket.write(REQUEST)
  await idle.answers(1)
  const slow = connection(server)
  slow.socket.write('GET / HTTP/1.1\r\n')

  await slow.isClosed
  idle.socket.write(REQUEST)

  await idle.answers(2)
  expect(idle.socket.destroyed).toBe(false)
})

test.each([
  { what: 'that never says anything', sent: '', times: { firstByte: 20 } },
  { what: 'whose head never ends', sent: 'GET / HTTP/1.1\r\nHost: shop\r\n', times: { head: 20 } },
  {
    what: 'whose body never ends',
    sent: 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nfour',
    times: { head: 20, request: 20 },
  },
])('a connection $what is closed', async ({ sent, times }) => {
  const { socket, isClosed } = connection(await aServer({ ...FOR_EVER, ...times }))

  socket.write(sent)

  await isClosed
  expect(socket.destroyed).toBe(true)
})

test('a connection that never says anything does not hold up a stop', async () => {
  const server = await aServer(FOR_EVER)
  const { isConnected, isClosed } = connection(server)
  await isConnected

  await closed(server)

  await isClosed
  expect(server.listening).toBe(false)
})

async function aServer(times?: ConnectionTimes): Promise<Server> {
  const answer = async (request: Request) => new Response(`read ${(await request.text()).length}`)
  const server = (await listening(answer, { port: 0, host: '127.0.0.1' }, undefined, times)) as Server
  open.push(server)
  return server
}

function connection(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  // Whoever is closed upon while words are on their way is told so before the end.
  socket.on('error', () => undefined)
  sockets.push(socket)
  let text = ''
  let onText = () => undefined as unknown
  socket.on('data', (bytes) => {
    text += String(bytes)
    onText()
  })
  const count = () => text.split('read 0').length - 1
  return {
    socket,
    isConnected: new Promise<void>((resolve) => server.once('connection', () => resolve())),
    isClosed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    answers: (wanted: number) =>
      new Promise<void>((resolve) => {
        onText = () => count() >= wanted && resolve()
        onText()
      }),
  }
}
