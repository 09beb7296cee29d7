import { type Check, ok } from '@shop/commerce/doctor/check'
import type { Config } from '../config/config.ts'
import type { Adapters } from '../shop-definition.ts'

/** Whether the payment provider knows the shop. */
export async function paymentCheck(
  { adyen, sandboxPayments, environment }: Pick<Config, 'adyen' | 'sandboxPayments' | 'environment'>,
  { payments }: Pick<Adapters, 'payments'>,
): Promise<Check> {
  const topic = 'payment'
  if (payments) return ok(topic, `${payments.key}, a provider of the shop’s own`)
  if (adyen === null) {
    const found = sandboxPayments
      ? 'the sandbox, which takes no money'
      : 'no provider: only transfer and invoice can be chosen'
    const remedy =
      environment === 'production' ? 'Set ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY.' : null
    return { topic, state: environment === 'production' ? 'look' : 'off', found, remedy }
  }
  const { adyenProblem } = await import('@shop/sales/payment/adyen/adyen-problem')
  const problem = await adyenProblem(adyen)
  const account = `Adyen ${adyen.environment}, ${adyen.merchantAccount}`
  return problem === null
    ? ok(topic, account)
    : {
        topic,
        state: 'bad',
        found: `${account}: ${problem}`,
        remedy: 'Compare key and account with the pages of Adyen.',
      }
}
