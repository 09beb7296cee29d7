import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MILLISECONDS = 100
/** A request that finds nobody waits for somebody, as it does at a balancer with a queue. */
const PATIENCE_MILLISECONDS = 60_000
/** Longer than a test: a shopper's connection is not what is measured. */
const IDLE_MILLISECONDS = 600_000

/**
 * Stands in front of processes of one shop as a balancer of a cluster does: asks each for its readiness, keeps its
 * connections to them, and sends each request to the next one that is ready. It repeats nothing: whatever a process does
 * not answer fails.
 */
export async function readyBalancer(
  port: number,
  ports: readonly number[],
): Promise<{ close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  let next = 0
  let isClosed = false

  async function look(): Promise<void> {
    while (!isClosed) {
      await Promise.all(
        ports.map(async (one) => {
          const isReady = await fetch(`http://127.0.0.1:${one}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
          if (isReady) ready.add(one)
          else ready.delete(one)
        }),
      )
      await wait(LOOK_MILLISECONDS)
    }
  }

  async function chosen(): Promise<number | undefined> {
    const until = performance.now() + PATIENCE_MILLISECONDS
    while (ready.size === 0 && performance.now() < until) await wait(LOOK_MILLISECONDS / 4)
    next += 1
    return [...ready][next % Math.max(1, ready.size)]
  }

  async function carried(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const to = await chosen()
    const { method, url, headers } = asked
    const passed = request({ host: '127.0.0.1', port: to, method, path: url, headers, agent }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.on('error', () => answer.destroy())
      answered.pipe(answer)
    })
    passed.on('error', (problem) => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end(`${to}: ${problem.message}`)
    })
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }

  const server: Server = createServer(
    { keepAliveTimeout: IDLE_MILLISECONDS },
    (asked, answer) => void carried(asked, answer),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const looking = look()
  return {
    async close() {
      isClosed = true
      await looking
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
