import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'

/** What a store does with what it is asked for. */
export type StoreMood =
  | 'well'
  | 'page'
  | 'dated page'
  | 'half'
  | 'short'
  | 'empty'
  | 'refusing'
  | 'failing'
  | 'silent'
  | 'cut'

export type FaultyStore = {
  /** For FILES_URL; its prefix is `shop`. */
  address: string
  port: number
  /** With `below` for keys in that folder alone; others are handed out well. */
  set: (mood: StoreMood, below?: string) => void
  /** How often it was asked since the mood was set. */
  asked: () => number
  close: () => Promise<void>
}

const BUCKET = 'shop-files'
const PAGE = '<!doctype html><title>Wartung</title><p>Gleich wieder da.</p>'

/** A store that speaks S3, and a proxy in front of it that answers as such proxies do on bad days. */
export async function aFaultyStore(): Promise<FaultyStore> {
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } })
  let mood: StoreMood = 'well'
  let folder = ''
  let asked = 0
  const proxy = createServer(async (request, answer) => {
    asked += 1
    const body = await bodyOf(request)
    const isMeant = request.url?.includes(`/${folder}`) === true
    await answerIn(isMeant ? mood : 'well', { request, body, answer, port: store.port }).catch(() =>
      answer.destroy(),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo

  return {
    port,
    address: `s3://key:secret@${BUCKET}/shop?endpoint=http://127.0.0.1:${port}`,
    set(next, below = '') {
      mood = next
      folder = below && `${below}/`
      asked = 0
    },
    asked: () => asked,
    async close() {
      await closed(proxy)
      await store.stop()
    },
  }
}

const OF_CONNECTION: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'expect',
])

type Asked = { request: IncomingMessage; body: Buffer; answer: ServerResponse; port: number }

async function answerIn(mood: StoreMood, { request, body, answer, port }: Asked): Promise<void> {
  const dated = {
    'content-type': 'text/html',
    'content-length': PAGE.length,
    'last-modified': new Date(0).toUTCString(),
  }
  if (mood === 'silent') return
  if (mood === 'page') return void answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
  if (mood === 'dated page') return void answer.writeHead(200, dated).end(PAGE)
  if (mood === 'refusing') return void answer.writeHead(403).end()
  if (mood === 'failing') return void answer.writeHead(503, { 'content-type': 'text/html' }).end(PAGE)

  const { method = 'GET', url = '/' } = request
  const found = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: carried(Object.entries(request.headers)),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  const bytes = Buffer.from(await found.arrayBuffer())
  const head = carried(found.headers)
  const isFile = method === 'GET' && found.status < 300 && !url.includes('list-type')
  const length = { 'content-length': found.headers.get('content-length') ?? String(bytes.length) }
  if (!isFile || mood === 'well')
    return void answer.writeHead(found.status, { ...head, ...length }).end(bytes)

  const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
  if (mood === 'cut')
    return void answer.writeHead(found.status, { ...head, ...length }).write(half, () => answer.destroy())
  const sent = mood === 'empty' ? Buffer.alloc(0) : half
  const said = mood === 'short' ? {} : { 'content-length': String(sent.length) }
  answer.writeHead(found.status, { ...head, ...said }).end(sent)
}

/** What is said of a file; what is said of a connection each connection says for itself. */
function carried(headers: Iterable<[string, string | string[] | undefined]>): Record<string, string> {
  return Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      typeof value === 'string' && !OF_CONNECTION.has(name) ? [[name, value]] : [],
    ),
  )
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
