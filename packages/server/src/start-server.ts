import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Engine, openEngine } from '@shop/commerce/engine'
import { rangeLeakedPasswords } from '@shop/commerce/ports/range-leaked-passwords'
import type { Config } from './config.ts'
import { openContent } from './content.ts'
import { demoData } from './demo-data.ts'
import { createLog } from './http/request-log.ts'
import { closed, listening } from './listening.ts'
import type { ShopToServe } from './serve-shop.ts'
import { shopApp } from './shop-app.ts'

export type RunningServer = { port: number; engine: Engine; stop: () => Promise<void> }

/** A provider learns from real shoppers only. @see spec §7 */
const RECOMMENDATION_MODE = { production: 'live', qa: 'preview', local: 'development' } as const

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
    payments: config.adyen ? await paymentsOf(config.adyen) : null,
    leakedPasswords: config.leakCheckEndpoint ? rangeLeakedPasswords(config.leakCheckEndpoint) : null,
    recommendations: {
      provider: config.recommendationProvider,
      mode: RECOMMENDATION_MODE[config.environment],
      cookieName: config.recommendationCookie,
    },
    ...(config.secret ? { secret: config.secret } : {}),
  })
  try {
    if (config.environment === 'local') await demoData(engine)
    const content = await openContent(brand, config, log)
    const { app, pages } = shopApp({ wish, config, engine, content, log })
    const server = await listening(app.fetch, config, wish.middleware)
    return {
      port: (server.address() as AddressInfo).port,
      engine,
      stop: async () => {
        await closed(server)
        pages.close()
        content.close()
        await engine.close()
      },
    }
  } catch (problem) {
    await engine.close()
    throw problem
  }
}

/** The provider's library costs time at the start, so only shops that use it load it. */
async function paymentsOf(setup: NonNullable<Config['adyen']>) {
  const { openAdyen } = await import('@shop/commerce/payment/adyen/open-adyen')
  return openAdyen(setup)
}
