import type { Config } from '../config.ts'
import { metricsServer } from './metrics-server.ts'
import { openShopMetrics, type ShopMetrics } from './shop-metrics.ts'

/** Metrics with the server that hands them out. Only loaded where somebody asked for them. */
export async function openMetrics(
  engine: Parameters<typeof openShopMetrics>[0],
  address: NonNullable<Config['metrics']>,
): Promise<Omit<ShopMetrics, 'close'> & { close: () => Promise<void>; port: number }> {
  const metrics = await openShopMetrics(engine)
  try {
    const server = await metricsServer(metrics, address)
    return {
      ...metrics,
      port: server.port,
      async close() {
        metrics.close()
        await server.close()
      },
    }
  } catch (problem) {
    metrics.close()
    throw problem
  }
}
