import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const LOYALTY_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
/** A number that the stand-in does not know. */
export const NOBODYS_NUMBER = '0000000000'

/** What was booked, once for each id. */
export type Booked = { id: string; kind: 'credit' | 'reversal'; number: string; points: number }

export type LoyaltyServer = {
  endpoint: string
  /** Every request that came with a valid signature, repeats among them, by the id of its posting. */
  heard: string[]
  booked: Map<string, Booked>
  /** What somebody has now. */
  balance: (number: string) => number
  /** Answers in place of the programme, once it was booked; null goes back to it. */
  answer: ((response: ServerResponse) => void) | null
  /** Answers before anything is booked. */
  before: ((response: ServerResponse) => void) | null
  close: () => Promise<void>
}

/**
 * A stand-in of a loyalty programme, by docs/integrations/loyalty.md: refuses what is not signed, or older than five minutes,
 * and numbers that nobody has; counts an id once, whatever its answer became.
 */
export async function aLoyaltyServer(): Promise<LoyaltyServer> {
  const booked = new Map<string, Booked>()
  const heard: string[] = []
  const server = createServer((request, response) => void taken(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stand: LoyaltyServer = {
    endpoint: `http://127.0.0.1:${port}/postings`,
    heard,
    booked,
    balance: (number) =>
      [...booked.values()]
        .filter((one) => one.number === number)
        .reduce((sum, { kind, points }) => sum + (kind === 'credit' ? points : -points), 0),
    answer: null,
    before: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function taken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += part
    if (!isSigned(request, body)) return void response.writeHead(401).end()
    const posting = JSON.parse(body) as Booked
    heard.push(posting.id)
    if (stand.before) return stand.before(response)
    if (posting.number === NOBODYS_NUMBER)
      return void response.writeHead(422).end(JSON.stringify({ code: 'unknown_number' }))
    const isNew = !booked.has(posting.id)
    booked.set(posting.id, posting)
    if (stand.answer) return stand.answer(response)
    response.writeHead(isNew ? 201 : 200).end(JSON.stringify({ reference: `B-${posting.id}` }))
  }

  return stand
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  )
  if (id === undefined || headers['idempotency-key'] !== id) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(LOYALTY_SECRET.slice('whsec_'.length), 'base64')
  const wanted = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const [one, other] = [Buffer.from(wanted), Buffer.from(signature ?? '')]
  return one.length === other.length && timingSafeEqual(one, other)
}
