import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddress, type OutgoingRules } from './allowed-address.ts'
import { publicLookup } from './safe-address.ts'

type Target = {
  address: string
  headers: Readonly<Record<string, string>>
  rules: OutgoingRules
  signal: AbortSignal
}

/**
 * Posts JSON and returns the status of the answer, whose body nobody reads. Redirects are not followed.
 *
 * @throws an Error where nothing answered in time, or the address may not be called
 */
export async function postBytes(body: Buffer, { address, headers, rules, signal }: Target): Promise<number> {
  const url = allowedAddress(address, rules)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const asked = send(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
      agent: false,
      signal,
      ...(rules.allowsPrivate ? {} : { lookup: publicLookup }),
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
