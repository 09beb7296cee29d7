import { hookSignature, type SignedMessage } from '@shop/engine/ports/message-signature'
import type { OutgoingRules } from '../outgoing/allowed-address.ts'
import { postBytes } from '../outgoing/post-bytes.ts'

type HookTarget = { address: string; secret: string; rules: OutgoingRules; signal: AbortSignal }

/**
 * Posts a signed message and returns the status of the answer, whose body nobody reads. Redirects are not followed.
 *
 * @throws an Error where nothing answered in time, or the address may not be called
 */
export async function postHook(
  message: SignedMessage,
  { address, secret, rules, signal }: HookTarget,
): Promise<number> {
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': hookSignature(message, secret),
  }
  return postBytes(Buffer.from(message.body), { address, headers, rules, signal })
}
