import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { serve } from '@hono/node-server'
import type { Config } from './config.ts'
import type { ShopToServe } from './serve-shop.ts'

/** How long requests in flight may take after the shop was told to stop. */
const GRACE_MS = 10_000
const SWEEP_MS = 50

/** Somebody else listens on the port. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

type HttpServer = ReturnType<typeof serve>

/** Serves `fetch` on a port; throws `PortInUse` when somebody else has it. */
export function listening(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: Pick<Config, 'port' | 'host'>,
  middleware?: ShopToServe['middleware'],
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, port, hostname: host, ...(middleware ? { createServer: before(middleware) } : {}) },
      () => resolve(server),
    )
    server.on('error', (problem: NodeJS.ErrnoException) => {
      reject(
        problem.code === 'EADDRINUSE'
          ? new PortInUse(
              `Port ${port} is in use by another program: stop it, or choose another port with PORT=${port + 10}.`,
            )
          : problem,
      )
    })
  })
}

/** Takes no more requests and resolves when those in flight are answered, or after the time of grace. */
export function closed(server: HttpServer): Promise<void> {
  const connections = server as Server
  // A connection whose last answer is out stays open for the next request: nobody will send one any more.
  const sweep = setInterval(() => connections.closeIdleConnections(), SWEEP_MS)
  const force = setTimeout(() => connections.closeAllConnections(), GRACE_MS)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(force)
      resolve()
    })
  })
}

/** A server that lets Vite answer first. */
function before(middleware: NonNullable<ShopToServe['middleware']>): typeof createServer {
  const make = (options: ServerOptions, listener?: RequestListener) =>
    createServer(options, (request, response) =>
      middleware(request, response, () => listener?.(request, response)),
    )
  return make as typeof createServer
}
