import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type Engine, openEngine } from '@shop/commerce/engine'
import type { Config } from './config.ts'
import { openContent } from './content.ts'
import { demoData } from './demo-data.ts'
import { createLog } from './http/request-log.ts'
import type { ShopToServe } from './serve-shop.ts'
import { shopApp } from './shop-app.ts'

export type RunningServer = { port: number; engine: Engine; stop: () => Promise<void> }

/** How long requests in flight may take after the shop was told to stop. */
const GRACE_MS = 10_000

/** Somebody else listens on the port. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse'
}

/** Opens database, content and web server of a shop; an empty database is filled with the demo catalogue. */
export async function startServer(wish: ShopToServe, config: Config): Promise<RunningServer> {
  const { brand } = wish
  const log = createLog(config.logLevel)
  const engine = await openEngine({
    brand,
    databaseUrl: config.databaseUrl,
    schema: brand.id.replaceAll('-', '_'),
    dataDirectory: join(config.dataFolder, 'database'),
    publicOrigin: config.publicOrigin,
    shopOrigins: config.shopOrigins,
    sandboxPayments: config.sandboxPayments,
    ...(config.secret ? { secret: config.secret } : {}),
  })
  try {
    if (config.environment === 'local') await demoData(engine)
    const { content, service } = openContent(brand, config)
    const { app, pages } = shopApp({ wish, config, engine, content, contentService: service, log })
    const server = await listening(app.fetch, config)
    return {
      port: (server.address() as AddressInfo).port,
      engine,
      stop: async () => {
        await closed(server)
        pages.close()
        await engine.close()
      },
    }
  } catch (problem) {
    await engine.close()
    throw problem
  }
}

type HttpServer = ReturnType<typeof serve>

function listening(fetch: Parameters<typeof serve>[0]['fetch'], { port, host }: Config): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server))
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

function closed(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, GRACE_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
