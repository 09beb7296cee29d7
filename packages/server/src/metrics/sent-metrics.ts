import { type HrTime, ValueType } from '@opentelemetry/api'
import { hrTime } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import type { TraceTarget } from '../config/traces-config.ts'
import type { MeasuredFamily, ShopMetrics } from './shop-metrics.ts'

const EVERY_MILLISECONDS = 30_000
/** It tries again in this time, also at the end of a process. */
const PATIENCE_MILLISECONDS = 2000

/**
 * Sends what a process measures to a collector of OpenTelemetry: the same metrics under the same names as Prometheus reads,
 * so that nothing is counted twice. A collector that is away is sent the next ones.
 */
export function sendMetrics(
  { families }: Pick<ShopMetrics, 'families'>,
  { metricsUrl: url, headers }: Pick<TraceTarget, 'metricsUrl' | 'headers'>,
  { service, everyMilliseconds = EVERY_MILLISECONDS }: { service: string; everyMilliseconds?: number },
): { close: () => Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.instance.id': String(process.pid),
  })
  const startTime = hrTime()
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url, headers, timeoutMillis: PATIENCE_MILLISECONDS }),
    exportIntervalMillis: everyMilliseconds,
    exportTimeoutMillis: everyMilliseconds / 2,
    metricProducers: [
      {
        async collect() {
          const times = { startTime, endTime: hrTime() }
          const metrics = (await families()).map((family) => metricOf(family, times))
          return {
            resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'shop' }, metrics }] },
            errors: [],
          }
        },
      },
    ],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  // The last ones go out as well; nobody waits for a collector that is away.
  return { close: () => provider.shutdown().catch(() => undefined) }
}

type Times = { startTime: HrTime; endTime: HrTime }

function metricOf(family: MeasuredFamily, times: Times): MetricData {
  const common = {
    descriptor: {
      name: family.name,
      description: family.help,
      unit: unitOf(family.name),
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (family.type === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(family, times) }
  const dataPoints = family.values.map(({ value, labels }) => ({ ...times, value, attributes: labels }))
  return family.type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** Prometheus counts what is below each border, OpenTelemetry what is between two. */
function histogramPoints({ name, values }: MeasuredFamily, times: Times) {
  const series = Map.groupBy(values, ({ labels }) =>
    JSON.stringify(Object.entries(labels).filter(([label]) => label !== 'le')),
  )
  return [...series.values()].map((points) => {
    const { le: _, ...attributes } = points[0]?.labels ?? {}
    const below = points.filter(({ labels }) => labels.le !== undefined)
    const summary = (suffix: string) =>
      points.find(({ metricName }) => metricName === name + suffix)?.value ?? 0
    return {
      ...times,
      attributes,
      value: {
        buckets: {
          boundaries: below.flatMap(({ labels }) => (labels.le === '+Inf' ? [] : [Number(labels.le)])),
          counts: below.map(({ value }, index) => value - (below[index - 1]?.value ?? 0)),
        },
        sum: summary('_sum'),
        count: summary('_count'),
      },
    }
  })
}

function unitOf(name: string): string {
  if (name.endsWith('_seconds')) return 's'
  return name.endsWith('_bytes') ? 'By' : '1'
}
