import type { Config } from '../config/config.ts'
import { metricsServer } from './metrics-server.ts'
import { openShopMetrics, type ShopMetrics } from './shop-metrics.ts'

/** Metrics, with the server that hands them out where there is an address, and sent where there is a collector. Only loaded where somebody asked for them. */
export async function openMetrics(
  engine: Parameters<typeof openShopMetrics>[0],
  address: Config['metrics'],
  target: Config['traces'] = null,
): Promise<Omit<ShopMetrics, 'close'> & { close: () => Promise<void>; port: number | null }> {
  const metrics = await openShopMetrics(engine)
  try {
    const server = address === null ? null : await metricsServer(metrics, address)
    const sending =
      target === null
        ? null
        : (await import('./sent-metrics.ts')).sendMetrics(metrics, target, { service: engine.brand.id })
    return {
      ...metrics,
      port: server?.port ?? null,
      async close() {
        await sending?.close()
        metrics.close()
        await server?.close()
      },
    }
  } catch (problem) {
    metrics.close()
    throw problem
  }
}
