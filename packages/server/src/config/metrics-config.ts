import * as v from 'valibot'

/** Where metrics are handed out. */
export type MetricsAddress = { host: string; port: number }

/** An address or none, and a port. */
const ADDRESS = /^(?:([\w.-]+|\[[\da-f:]+\]):)?(\d{1,5})$/i

export const metricsVariables = {
  METRICS_PORT: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(ADDRESS, 'METRICS_PORT has to be a port such as 9464, or an address such as 10.0.0.5:9464'),
    ),
  ),
}

/**
 * Where metrics are handed out: on this machine unless an address is named, and never on the port of the shop. Null
 * where nothing is measured; a sentence where the port cannot be used.
 */
export function metricsAddressOf(
  { METRICS_PORT: text }: { METRICS_PORT?: string },
  shopPort: number,
): MetricsAddress | null | { problem: string } {
  if (text === undefined) return null
  const [, host = '127.0.0.1', digits = ''] = ADDRESS.exec(text) ?? []
  const port = Number(digits)
  if (port === shopPort || port < 1 || port > 65_535)
    return {
      problem: `METRICS_PORT has to be a port of its own from 1 to 65535, but it is "${text}" and the shop has ${shopPort}: choose another one.`,
    }
  return { host: host.replace(/^\[|\]$/g, ''), port }
}
