import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLeaked, leakQuery } from '@shop/domain/user/password-leak'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedLeakedPasswords } from './embedded-leaked-passwords.ts'
import type { LeakedPasswords } from './leaked-passwords.ts'
import { rangeLeakedPasswords } from './range-leaked-passwords.ts'

const LEAKED = 'Passwort123'
const FRESH = 'Ein-Lindenbaum-7'
/** Longer than a busy machine stalls. */
const LONG = 30_000

let server: Server
let endpoint: string
let asked: IncomingMessage[]
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  answer = (response) => response.end(rangeWith(sha1(LEAKED)))
  server = createServer((request, response) => {
    asked.push(request)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const adapters: [string, () => LeakedPasswords][] = [
  ['the embedded list', embeddedLeakedPasswords],
  ['the range service', () => rangeLeakedPasswords(endpoint, LONG)],
]

describe.each(adapters)('%s', (_, open) => {
  test.each([
    [LEAKED, true],
    [FRESH, false],
  ])('knows of „%s“ that it is leaked: %s', async (password, leaked) => {
    const { prefix } = leakQuery(sha1(password))

    expect(isLeaked(sha1(password), await open().suffixes(prefix))).toBe(leaked)
  })

  test('a prefix in small letters is the same prefix', async () => {
    const { prefix } = leakQuery(sha1(LEAKED))

    const suffixes = await open().suffixes(prefix.toLowerCase())

    expect(isLeaked(sha1(LEAKED), suffixes)).toBe(true)
  })
})

test('five characters leave the shop, and padding is asked for', async () => {
  await rangeLeakedPasswords(endpoint, LONG).suffixes(leakQuery(sha1(LEAKED)).prefix)

  expect(asked.map(({ url }) => url)).toEqual([`/range/${sha1(LEAKED).toUpperCase().slice(0, 5)}`])
  expect(asked[0]?.headers['add-padding']).toBe('true')
})

test('padded lines are no leaks', async () => {
  answer = (response) => response.end(`${'A'.repeat(35)}:0\r\n${'B'.repeat(35)}:7\r\n`)

  expect(await rangeLeakedPasswords(endpoint, LONG).suffixes('ABCDE')).toEqual(['B'.repeat(35)])
})

const failures: [string, (response: ServerResponse, late: () => void) => void][] = [
  ['refuses', (response) => response.writeHead(503).end()],
  ['has moved', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['speaks of something else', (response) => response.end('<html>Hello</html>')],
  ['never answers', (_, late) => late()],
  ['never ends', (response, late) => void response.write(`${'A'.repeat(35)}:1\n`.repeat(20_000), late)],
  ['answers without end', (response) => void response.write(`${'A'.repeat(35)}:1\n`.repeat(40_000))],
  ['hangs up', (response) => response.destroy()],
]
test.each(failures)('a service that %s is a failed check, and is not asked again', async (_, failing) => {
  // The time limit starts once the request has arrived: on a busy machine a short one would be over by then.
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  answer = (response) => failing(response, () => patience.abort(new DOMException('late', 'TimeoutError')))

  await expect(rangeLeakedPasswords(endpoint, 200).suffixes('ABCDE')).rejects.toBeInstanceOf(Error)

  expect(asked).toHaveLength(1)
  expect(timeout).toHaveBeenCalledWith(200)
  timeout.mockRestore()
})

function rangeWith(hash: string): string {
  const { suffix } = leakQuery(hash)
  return [`${'0'.repeat(35)}:3`, `${suffix}:812`, `${'F'.repeat(35)}:0`].join('\r\n')
}

function sha1(password: string): string {
  return createHash('sha1').update(password).digest('hex')
}
