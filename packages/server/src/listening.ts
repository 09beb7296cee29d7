import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { serve } from '@hono/node-server'
import type { Config } from './config/config.ts'
import type { ShopToServe } from './shop-to-serve.ts'

/** How long requests in flight may take after the shop was asked to stop. */
const GRACE_MS = 25_000
const SWEEP_MS = 50

/** How long connections live, milliseconds. */
export type ConnectionTimes = {
  /** From the last answer to the next request. */
  idle: number
  /** From opening a connection to its first byte. */
  firstByte: number
  /** From the first byte of a request to the end of its head. */
  head: number
  /** From the first byte of a request to the end of its body. */
  request: number
  /** How often head and request are looked at. */
  check: number
}

/**
 * An idle connection outlives those of every balancer (nginx and AWS keep theirs for 60 s): one that the shop closes
 * first answers a request under way with a 502. The largest body is the photo of a complaint, 8 MB: over a poor mobile
 * line of 1.2 Mbit/s it takes 55 s.
 */
const TIMES: ConnectionTimes = {
  idle: 72_000,
  firstByte: 20_000,
  head: 20_000,
  request: 60_000,
  check: 5_000,
}

/** The port is in use. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

/** Answers a request, or lets it go on. */
type Listener = NonNullable<ShopToServe['middleware']>

type HttpServer = ReturnType<typeof serve>

/** Serves `fetch` on a port, where `first` does not answer; throws `PortInUse` when it is taken. */
export function listening(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: Pick<Config, 'port' | 'host'>,
  first?: Listener,
  times = TIMES,
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port,
        hostname: host,
        serverOptions: {
          keepAliveTimeout: times.idle,
          headersTimeout: times.head,
          requestTimeout: times.request,
          connectionsCheckingInterval: times.check,
        },
        ...(first ? { createServer: before(first) } : {}),
      },
      () => resolve(server),
    )
    server.on('connection', (socket: Socket) => closeIfSilent(socket, times.firstByte))
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
  // A connection stays open after its last answer for a next request, which will not come any more.
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

/** Node times a connection from its first byte on: without any it would stay for ever. */
function closeIfSilent(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy()
  }, milliseconds)
  socket.once('close', () => clearTimeout(timer))
}

/** A server that lets another answer first: Vite, or what is kept. */
function before(first: Listener): typeof createServer {
  const make = (options: ServerOptions, listener?: RequestListener) =>
    createServer(options, (request, response) =>
      first(request, response, () => listener?.(request, response)),
    )
  return make as typeof createServer
}
