import { Agent, request } from 'node:http'

/** One request of the traffic, and what kind of request it is. */
export type Asked = {
  kind: 'page' | 'search' | 'suggestion' | 'filter' | 'basket' | 'order'
  method: string
  path: string
  body?: object
  cookie?: string
  key?: string
}
export type Answer = { status: number; text: string; cookie: string | null; milliseconds: number }

/** Where a shop is asked, over so many connections that stay open. */
export type Asking = { origin: URL; agent: Agent }

export function openAsking(origin: string, connections: number): Asking {
  return { origin: new URL(origin), agent: new Agent({ keepAlive: true, maxSockets: connections }) }
}

/** Asks as a browser does. An answer that breaks off has the status 0. */
export function ask({ origin, agent }: Asking, asked: Asked): Promise<Answer> {
  const { method, path, body, cookie, key, kind } = asked
  const isCall = kind === 'basket' || kind === 'order'
  const began = performance.now()
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, text: '', cookie: null, milliseconds: performance.now() - began })
    const sent = request(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        method,
        path,
        headers: {
          'accept-encoding': isCall ? 'identity' : 'br',
          ...(isCall
            ? { origin: origin.origin, 'content-type': 'application/json' }
            : { accept: 'text/html' }),
          ...(cookie === undefined ? {} : { cookie }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => isCall && chunks.push(chunk))
        answer.on('error', lost)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            milliseconds: performance.now() - began,
          }),
        )
      },
    )
    sent.on('error', lost)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
