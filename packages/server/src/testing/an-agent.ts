import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { CAPABILITY_NAMES, declaredCapability, UCP_VERSION } from '@shop/doors/ucp/protocol/capabilities'

/** An assistant's platform as far as a shop sees it: profiles on a host of its own. */
export type TestAgent = {
  origin: string
  /** Puts a profile to an address, `/profile.json` has one with everything. */
  profiles: Record<string, object>
  /** The header that names a profile. */
  header: (path?: string) => string
  /** What was posted, and what is answered to it; of an address in `silent` nothing until it is taken out of it. */
  posts: AgentPost[]
  answer: { status: number }
  silent: Set<string>
  close: () => void
}

export type AgentPost = { path: string; headers: IncomingHttpHeaders; body: string }

export async function anAgent(): Promise<TestAgent> {
  const profiles: Record<string, object> = { '/profile.json': agentProfile(CAPABILITY_NAMES) }
  const posts: AgentPost[] = []
  const answer = { status: 200 }
  const silent = new Set<string>()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const path = request.url ?? ''
      posts.push({ path, headers: request.headers, body: await bodyOf(request) })
      while (silent.has(path)) await sleep(10)
      return response.writeHead(answer.status).end()
    }
    const profile = profiles[request.url ?? '']
    response.writeHead(profile ? 200 : 404, { 'cache-control': 'public, max-age=60' })
    response.end(JSON.stringify(profile ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    profiles,
    posts,
    answer,
    silent,
    header: (path = '/profile.json') => `profile="${origin}${path}"`,
    close: () => server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The profile of a platform that knows these capabilities, and pays with these handlers. */
export function agentProfile(
  names: readonly string[],
  paymentHandlers: Readonly<Record<string, object[]>> = {},
) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {},
      payment_handlers: paymentHandlers,
      capabilities: Object.fromEntries(names.map((name) => [name, [declaredCapability(name)]])),
    },
  }
}
