import * as v from 'valibot'

/** Where other systems call the integration API. */
export type IntegrationAddress = { host: string; port: number }

/** `on`, or an address or none and a port. */
const ADDRESS = /^(?:on|(?:([\w.-]+|\[[\da-f:]+\]):)?(\d{1,5}))$/i
/** How far its usual port is from that of the shop. */
const USUAL_DISTANCE = 20

export const integrationVariables = {
  INTEGRATION_PORT: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        ADDRESS,
        'INTEGRATION_PORT has to be "on", a port such as 3020, or an address such as 10.0.0.5:3020',
      ),
    ),
  ),
}

/**
 * Where the integration API is: on this machine unless an address is named, and never on the port of the shop. Null while
 * it is closed; a sentence where the port cannot be used.
 */
export function integrationAddressOf(
  { INTEGRATION_PORT: text }: { INTEGRATION_PORT?: string },
  shopPort: number,
): IntegrationAddress | null | { problem: string } {
  if (text === undefined) return null
  const [, host = '127.0.0.1', digits = String(shopPort + USUAL_DISTANCE)] = ADDRESS.exec(text) ?? []
  const port = Number(digits)
  if (port === shopPort || port < 1 || port > 65_535)
    return {
      problem: `INTEGRATION_PORT has to be a port of its own from 1 to 65535, but it is "${text}" and the shop has ${shopPort}: choose another one.`,
    }
  return { host: host.replace(/^\[|\]$/g, ''), port }
}
