import { adyenHttpClient } from './adyen-http-client.ts'
import { adyenSdk } from './adyen-sdk.ts'
import type { AdyenSetup } from './adyen-setup.ts'

/** The provider's own library, opened for one account. */
export function openCheckout(setup: AdyenSetup) {
  const sdk = adyenSdk()
  const config = new sdk.Config({
    apiKey: setup.apiKey,
    environment: sdk.Environment[setup.environment],
    ...(setup.livePrefix === null ? {} : { liveEndpointUrlPrefix: setup.livePrefix }),
  })
  return { sdk, checkout: new sdk.CheckoutAPI(new sdk.Client(config, adyenHttpClient(setup.endpoint))) }
}
