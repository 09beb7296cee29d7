import type { AdyenSetup } from './adyen-setup.ts'
import { openCheckout } from './open-checkout.ts'

/** Why the provider does not accept key and account; null when it does. Asks which methods there are. */
export async function adyenProblem(setup: AdyenSetup): Promise<string | null> {
  try {
    await openCheckout(setup).checkout.PaymentsApi.paymentMethods({ merchantAccount: setup.merchantAccount })
    return null
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}
