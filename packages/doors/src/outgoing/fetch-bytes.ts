import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddress, type OutgoingRules } from './allowed-address.ts'
import { publicLookup } from './safe-address.ts'

type Bounds = OutgoingRules & { mostBytes: number; timeoutMs: number }

/** CDNs lead to the place nearest by; each step is checked like the first. */
const MOST_REDIRECTS = 3

/**
 * Fetches a file whose address came from outside: by HTTPS, from public addresses alone, in bounded time and size.
 * Redirects are followed, and checked like the address itself.
 *
 * @throws an Error that says what is wrong with the address or the answer
 */
export async function fetchBytes(address: string, bounds: Bounds): Promise<Buffer> {
  let url = allowedAddress(address, bounds)
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const { status, location, bytes } = await asked(url, bounds)
    if (status >= 300 && status < 400 && location !== null) {
      url = allowedAddress(new URL(location, url).href, bounds)
      continue
    }
    if (status !== 200) throw new Error(`${url.host} answers with ${status}.`)
    return bytes
  }
  throw new Error(`${url.host} leads on more than ${MOST_REDIRECTS} times.`)
}

type Answer = { status: number; location: string | null; bytes: Buffer }

function asked(url: URL, { allowsPrivate, mostBytes, timeoutMs }: Bounds): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const request = send(
    url,
    {
      signal: AbortSignal.timeout(timeoutMs),
      ...(allowsPrivate ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostBytes)
          answer.destroy(new Error(`${url.host} answers with more than ${mostBytes} bytes.`))
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          bytes: Buffer.concat(chunks),
        }),
      )
    },
  )
  request.on('error', reject)
  request.end()
  return promise
}
