import * as v from 'valibot'

/** Where traces and metrics are sent, and how many of the traces. */
export type TraceTarget = {
  /** The address that takes them, OTLP over HTTP. */
  url: string
  /** The one that takes metrics. */
  metricsUrl: string
  headers: Record<string, string>
  /** The share of requests that is traced, from 0 to 1, where whoever asks has not decided already. */
  share: number
}

const HEADERS = /^\s*[\w-]+\s*=[^,=]*(?:,\s*[\w-]+\s*=[^,=]*)*$/

/** Named as OpenTelemetry names them, so that what is known of them holds here. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.exactOptional(
    v.pipe(
      v.string(),
      v.url('OTEL_EXPORTER_OTLP_ENDPOINT has to be a whole address such as http://localhost:4318'),
      v.startsWith('http', 'OTEL_EXPORTER_OTLP_ENDPOINT has to begin with http:// or https://'),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(HEADERS, 'OTEL_EXPORTER_OTLP_HEADERS has to be a list such as api-key=secret,team=shop'),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/,
        'OTEL_TRACES_SAMPLER_ARG has to be a share from 0 to 1, such as 0.1',
      ),
    ),
  ),
}

type Values = { [Name in keyof typeof traceVariables]?: string }

/** Where traces are sent; null where nobody has asked for them. */
export function traceTargetOf(values: Values): TraceTarget | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const pairs = (values.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair.includes('='))
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    metricsUrl: `${endpoint.replace(/\/$/, '')}/v1/metrics`,
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.trim())]
      }),
    ),
    share: Number(values.OTEL_TRACES_SAMPLER_ARG ?? 1),
  }
}
