import { CAPABILITY_NAMES, declaredCapability, UCP_VERSION } from './capabilities.ts'

/**
 * What the shop says of itself at `/.well-known/ucp`.
 *
 * It has no payment handler: an order is placed by the button of the shop's own checkout, whose words the law prescribes.
 *
 * @param endpoint where the operations are, without a slash at its end
 */
export function businessProfile(endpoint: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `https://ucp.dev/${UCP_VERSION}/specification/overview`,
            transport: 'rest',
            endpoint,
            schema: `https://ucp.dev/${UCP_VERSION}/services/shopping/rest.openapi.json`,
          },
        ],
      },
      capabilities: Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, [declaredCapability(name)]])),
      payment_handlers: {},
    },
    signing_keys: [],
  }
}
