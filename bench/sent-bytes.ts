import { type IncomingHttpHeaders, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer; url: string }

const MOST_REDIRECTS = 3

/** An answer exactly as it went over the wire, not unpacked. Follows up to three redirects. */
export async function sentBytes(url: string, encoding: string, redirects = MOST_REDIRECTS): Promise<Sent> {
  const sent = await once(url, encoding)
  const { location } = sent.headers
  if (location === undefined || redirects === 0) return sent
  return sentBytes(new URL(location, url).href, encoding, redirects - 1)
}

/** The second request for a page is followed by better compressed bytes. */
const SETTLED_AFTER_MS = 500

/** As `sentBytes`, of a page that was asked for before, and throws a sentence when the answer is no success. */
export async function sentPage(url: string, encoding: string): Promise<Sent> {
  await sentBytes(url, encoding)
  await sentBytes(url, encoding)
  await sleep(SETTLED_AFTER_MS)
  const sent = await sentBytes(url, encoding)
  if (sent.status !== 200)
    throw new Error(`${url} answered ${sent.status}: only a page that is there can be measured.`)
  return sent
}

function once(url: string, encoding: string): Promise<Sent> {
  const request = new URL(url).protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { headers: { 'accept-encoding': encoding, accept: 'text/html,*/*' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
            url,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
