import { hookSignature, type SignedMessage } from '@shop/engine/ports/message-signature'
import type { OutgoingRules } from '../outgoing/allowed-address.ts'
import type { KeptConnections } from '../outgoing/kept-connections.ts'
import { postBytes } from '../outgoing/post-bytes.ts'

type HookTarget = {
  address: string
  /** The one that holds first; one that is being replaced signs as well. */
  secrets: readonly string[]
  rules: OutgoingRules
  signal: AbortSignal
  connections: KeptConnections
}

/**
 * Posts a signed message and returns the status of the answer, whose body nobody reads. Redirects are not followed.
 *
 * @throws an Error where nothing answered in time, or the address may not be called
 */
export async function postHook(message: SignedMessage, { secrets, ...target }: HookTarget): Promise<number> {
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => hookSignature(message, secret)).join(' '),
  }
  return postBytes(Buffer.from(message.body), { ...target, headers })
}
