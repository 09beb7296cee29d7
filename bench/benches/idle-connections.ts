import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { residentMB } from '../process-usage.ts'
import { atLeast, atMost, type Budget, type Row, rounded } from '../report.ts'
import { withShop } from '../served-shop.ts'
import { cachedPagesFor, ownPaths } from '../soak/cached-page.ts'

const CONNECTIONS = 10_000
const QUICK_CONNECTIONS = 500
/** Those who send their request a letter at a time, and those who do not read what they get. */
const SLOW = 200
const LETTER_MS = 500
const AT_ONCE = 200
const MEASURED_MS = 10_000
/** What somebody else may wait longer beside them, and where a difference is within the mood of a machine. */
const MOST_RATIO = 2
const NOTICEABLE_MS = 5

/** What connections cost others on which nothing happens, or very slowly. */
export const idleConnections: Bench = {
  name: 'idle',
  what: 'milliseconds of cached pages and memory beside 10,000 idle connections and 400 slow clients',
  takesCheckout: true,
  run: async ({ shops, port, isQuick, say }) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const count = isQuick ? QUICK_CONNECTIONS : CONNECTIONS
    const milliseconds = isQuick ? MEASURED_MS / 5 : MEASURED_MS
    for (const shop of shops)
      await withShop(shop, { port, env: { DATABASE_URL: '' } }, async ({ origin, pid }) => {
        const paths = await ownPaths(
          origin,
          shop.pages.map(({ path }) => path),
        )
        await cachedPagesFor(origin, paths, 1000)
        const alone = await cachedPagesFor(origin, paths, milliseconds)
        const before = residentMB(pid)

        const crowd = await openCrowd(port, count)
        say(`${shop.id}: ${crowd.open()} connections are open`)
        const beside = await cachedPagesFor(origin, paths, milliseconds)
        const open = crowd.open()
        const memory = residentMB(pid)
        crowd.leave()

        rows.push(
          {
            shop: shop.id,
            beside: 'nobody',
            'p50 ms': rounded(alone.p50),
            'p95 ms': rounded(alone.p95),
            MB: before,
          },
          {
            shop: shop.id,
            beside: `${open} connections`,
            'p50 ms': rounded(beside.p50),
            'p95 ms': rounded(beside.p95),
            MB: memory,
          },
        )
        const most = Math.max(alone.p95 * MOST_RATIO, alone.p95 + NOTICEABLE_MS)
        budgets.push(
          atLeast(`${shop.id}: connections that are open at once`, open, count, ''),
          atMost(`${shop.id}: p95 of cached pages beside them`, beside.p95, rounded(most), 'ms'),
          atMost(`${shop.id}: cached pages that failed beside them`, beside.failed, 0, ''),
        )
      })
    return {
      rows,
      budgets,
      notes: [`A process here may have as many files as "ulimit -n" says, and needs ${count + 500}.`],
    }
  },
}

type Crowd = { open: () => number; leave: () => void }

async function openCrowd(port: number, count: number): Promise<Crowd> {
  const sockets = new Set<Socket>()
  const opened = (): Promise<Socket | null> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.once('connect', () => {
        sockets.add(socket)
        resolve(socket)
      })
      socket.on('error', () => resolve(null))
      socket.on('close', () => sockets.delete(socket))
    })
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, opened))

  const left = new AbortController()
  for (let index = 0; index < SLOW; index += 1) {
    void lettersOf(await opened(), left.signal)
    const deaf = await opened()
    deaf?.pause()
    deaf?.write('GET /alle-produkte/ HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20))
  }
  return {
    open: () => sockets.size,
    leave() {
      left.abort()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function lettersOf(socket: Socket | null, signal: AbortSignal): Promise<void> {
  for (const letter of `GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ${'x'.repeat(1000)}`) {
    if (signal.aborted || !socket?.writable) return
    socket.write(letter)
    await sleep(LETTER_MS)
  }
}
