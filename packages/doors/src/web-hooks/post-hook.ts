import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddress, type OutgoingRules } from '../outgoing/allowed-address.ts'
import { publicLookup } from '../outgoing/safe-address.ts'
import { hookSignature, type SignedMessage } from './signature.ts'

type HookTarget = { address: string; secret: string; rules: OutgoingRules; signal: AbortSignal }

/**
 * Posts a signed message and returns the status of the answer, whose body nobody reads. Redirects are not followed.
 *
 * @throws an Error where nothing answered in time, or the address may not be called
 */
export async function postHook(message: SignedMessage, target: HookTarget): Promise<number> {
  const url = allowedAddress(target.address, target.rules)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const body = Buffer.from(message.body)
  const asked = send(
    url,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'webhook-id': message.id,
        'webhook-timestamp': String(message.timestamp),
        'webhook-signature': hookSignature(message, target.secret),
      },
      agent: false,
      signal: target.signal,
      ...(target.rules.allowsPrivate ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      answer.on('error', () => undefined)
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    },
  )
  asked.on('error', reject)
  asked.end(body)
  return promise
}
