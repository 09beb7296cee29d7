import { type OfficeMetrics, officeMetrics, officeRoute } from '@shop/office/server/office-metrics'
import type { OfficeConfig } from '@shop/office/server/serve-office'
import type { officeConfig } from './office-config.ts'

type Setup = Pick<ReturnType<typeof officeConfig>, 'metrics' | 'traces'>
type Watched = Required<Pick<OfficeConfig, 'serving'>> &
  Pick<OfficeMetrics, 'watching'> & { close: () => Promise<void> }

/** Measures and traces the office where somebody asked for it. Without, nothing of it is loaded. @see docs/operations.md */
export async function watchedOffice({ metrics, traces }: Setup, shops: readonly string[]): Promise<Watched> {
  const measured = metrics === null ? null : officeMetrics(shops)
  const handedOut =
    metrics === null || measured === null
      ? null
      : await (await import('@shop/server/metrics/metrics-server')).metricsServer(measured, metrics)
  const traced =
    traces === null
      ? null
      : (await import('@shop/server/traces/open-traces')).openTraces(traces, {
          service: 'office',
          routeOf: (_, path) => officeRoute(path),
        })
  return {
    serving: (fetch) => {
      const counted = measured?.counting(fetch) ?? fetch
      return traced?.serving(counted) ?? counted
    },
    watching: (shop) => measured?.watching(shop) ?? shop,
    async close() {
      await handedOut?.close()
      measured?.close()
      await traced?.close()
    },
  }
}
