import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddress, type OutgoingRules } from './allowed-address.ts'
import type { KeptConnections } from './kept-connections.ts'
import { publicLookup } from './safe-address.ts'

/** What is still read of an answer, so that its connection can be used again. */
const DRAINED_BYTES = 16 * 1024
const DRAINED_MILLISECONDS = 1000

type Target = {
  address: string
  headers: Readonly<Record<string, string>>
  rules: OutgoingRules
  signal: AbortSignal
  /** Where they are kept for the next message; without, each message has a connection of its own. */
  connections?: KeptConnections | null
}

/**
 * Posts JSON and returns the status of the answer, whose body nobody reads. Redirects are not followed.
 *
 * @throws an Error where nothing answered in time, or the address may not be called
 */
export async function postBytes(body: Buffer, target: Target): Promise<number> {
  const { asked, status } = posted(body, target)
  try {
    return await status
  } catch (problem) {
    // A receiver may close a connection in the moment in which it is used again: that says nothing about it.
    if (!asked.reusedSocket || target.signal.aborted) throw problem
    return posted(body, { ...target, connections: null }).status
  }
}

function posted(
  body: Buffer,
  { address, headers, rules, signal, connections = null }: Target,
): { asked: ClientRequest; status: Promise<number> } {
  const url = allowedAddress(address, rules)
  const { promise: status, resolve, reject } = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const asked = send(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
      agent: connections?.to(url) ?? false,
      signal,
      ...(rules.allowsPrivate ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      answer.on('error', () => undefined)
      resolve(answer.statusCode ?? 0)
      if (connections === null) answer.destroy()
      else drain(answer)
    },
  )
  asked.on('error', reject)
  asked.end(body)
  return { asked, status }
}

/** Reads what is short and ends soon; of anything else the connection is closed. */
function drain(answer: IncomingMessage): void {
  const timer = setTimeout(() => answer.destroy(), DRAINED_MILLISECONDS)
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > DRAINED_BYTES) answer.destroy()
  })
  answer.on('close', () => clearTimeout(timer))
}
