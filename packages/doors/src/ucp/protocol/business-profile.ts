import { declaredCapability, declaredNames, UCP_VERSION } from './capabilities.ts'

/** Payment handlers as profiles and checkouts declare them. */
export type PaymentHandlers = Readonly<Record<string, readonly object[]>>

/**
 * What the shop says of itself at `/.well-known/ucp`.
 *
 * It has a payment handler where platforms may order; elsewhere an order is placed by the button of the shop's own checkout,
 * whose words the law prescribes.
 *
 * @param endpoints where the operations are, without a slash at the end
 * @param signingKeys public keys by which its messages are verified; without one it can notify nobody of an order
 */
export function businessProfile(
  endpoints: Readonly<Record<'rest' | 'mcp', string>>,
  signingKeys: readonly object[],
  handlers: PaymentHandlers,
) {
  const names = declaredNames({ signs: signingKeys.length > 0 })
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          service('rest', endpoints.rest, 'rest.openapi.json'),
          service('mcp', endpoints.mcp, 'mcp.openrpc.json'),
        ],
      },
      capabilities: Object.fromEntries(names.map((name) => [name, [declaredCapability(name)]])),
      payment_handlers: handlers,
    },
    signing_keys: signingKeys,
  }
}

function service(transport: 'rest' | 'mcp', endpoint: string, schema: string) {
  return {
    version: UCP_VERSION,
    spec: `https://ucp.dev/${UCP_VERSION}/specification/overview`,
    transport,
    endpoint,
    schema: `https://ucp.dev/${UCP_VERSION}/services/shopping/${schema}`,
  }
}
