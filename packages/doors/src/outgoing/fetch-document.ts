import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddress, type OutgoingRules } from './allowed-address.ts'
import { publicLookup } from './safe-address.ts'

export type FetchedDocument = { status: number; text: string; maxAgeSeconds: number | null }

const TIMEOUT_MS = 3_000
const MOST_BYTES = 256 * 1024

/**
 * Fetches a document whose address came from outside: by HTTPS, from public addresses alone, without redirects, in
 * bounded time and size.
 *
 * @throws an Error that says what is wrong with the address or the answer
 */
export async function fetchDocument(address: string, rules: OutgoingRules): Promise<FetchedDocument> {
  const url = allowedAddress(address, rules)
  const { promise, resolve, reject } = Promise.withResolvers<FetchedDocument>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const asked = send(
    url,
    {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(rules.allowsPrivate ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MOST_BYTES)
          answer.destroy(new Error(`${url.host} answers with more than ${MOST_BYTES} bytes.`))
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const [, age] = /max-age=(\d{1,9})/.exec(answer.headers['cache-control'] ?? '') ?? []
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          maxAgeSeconds: age === undefined ? null : Number(age),
        })
      })
    },
  )
  asked.on('error', reject)
  asked.end()
  return promise
}
