import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { CAPABILITY_NAMES } from '@shop/doors/ucp/protocol/capabilities'
import type { TestShopApp } from './a-shop-app.ts'
import { agentProfile, type TestAgent } from './an-agent.ts'

export type SignedAsk = { method: string; path: string; body?: object; headers?: Record<string, string> }

/** A platform that signs what it asks, with a profile at `path` of the agent. */
export function aSigningAgent(
  agent: TestAgent,
  path: string,
  paymentHandlers: Readonly<Record<string, object[]>> = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const profile = agentProfile(CAPABILITY_NAMES, paymentHandlers)
  agent.profiles[path] = {
    ...profile,
    signing_keys: [{ kid: 'key', ...publicKey.export({ format: 'jwk' }) }],
  }

  return {
    profile: agent.origin + path,
    /** Asks as RFC 9421 and the protocol say, with a key of its own where it changes something. */
    ask(shop: Pick<TestShopApp, 'ask'>, { method, path: address, body, headers: sent }: SignedAsk) {
      const key = method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
      const headers: Record<string, string> = { 'ucp-agent': agent.header(path), ...key, ...sent }
      const text = body === undefined ? null : JSON.stringify(body)
      if (text !== null) {
        headers['content-type'] = 'application/json'
        headers['content-digest'] = `sha-256=:${createHash('sha256').update(text).digest('base64')}:`
      }
      const covered: Record<string, string> = {
        '@method': method,
        '@authority': 'localhost:3000',
        '@path': address,
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'accept')),
      }
      const names = Object.keys(covered)
      const params = `(${names.map((name) => `"${name}"`).join(' ')});keyid="key"`
      const lines = [...names.map((name) => `"${name}": ${covered[name]}`), `"@signature-params": ${params}`]
      const bytes = sign('sha256', Buffer.from(lines.join('\n')), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      const signature = {
        'signature-input': `sig1=${params}`,
        signature: `sig1=:${bytes.toString('base64')}:`,
      }
      return shop.ask(address, { method, headers: { ...headers, ...signature }, body: text })
    },
  }
}
