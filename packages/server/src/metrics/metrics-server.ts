import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loggedError } from '@shop/engine/trace/logged-error'
import { PortInUse } from '../listening.ts'
import type { ShopMetrics } from './shop-metrics.ts'

export type MetricsServer = { port: number; close: () => Promise<void> }

/** Hands metrics out at an address of their own, which no shopper reaches. @throws PortInUse when it is taken */
export async function metricsServer(
  metrics: Pick<ShopMetrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (problem: unknown) => {
        console.error('Metrics could not be read.', loggedError(problem))
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) =>
      reject(
        problem.code === 'EADDRINUSE'
          ? new PortInUse(`Port ${port} of METRICS_PORT is in use by another program: choose another one.`)
          : problem,
      ),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
