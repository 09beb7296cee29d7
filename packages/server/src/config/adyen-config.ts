import { EXPRESS_WALLETS } from '@shop/domain/payment/express-wallet'
import type { AdyenSetup } from '@shop/sales/payment/adyen/adyen-setup'

/** What the environment says about the payment provider. */
export type AdyenValues = {
  ADYEN_API_KEY?: string
  ADYEN_MERCHANT_ACCOUNT?: string
  ADYEN_HMAC_KEY?: string
  ADYEN_TOKEN_HMAC_KEY?: string
  ADYEN_ENVIRONMENT?: 'test' | 'live'
  GOOGLE_PAY_MERCHANT_ID?: string
  ADYEN_CLIENT_KEY?: string
  ADYEN_EXPRESS?: string
  ADYEN_LIVE_PREFIX?: string
}

const NEEDED = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'] as const
const HMAC_KEY = /^(?:[0-9a-f]{2}){32,}$/i

/**
 * The payment provider, or null where none of its variables is set. Returns a sentence about what is wrong instead;
 * it never repeats a key, as it goes into the log.
 */
export function adyenSetupOf(values: AdyenValues): AdyenSetup | null | { problem: string } {
  const {
    ADYEN_API_KEY: apiKey,
    ADYEN_MERCHANT_ACCOUNT: merchantAccount,
    ADYEN_HMAC_KEY: hmacKey,
    ADYEN_TOKEN_HMAC_KEY: tokenHmacKey,
    ADYEN_ENVIRONMENT: environment = 'test',
    ADYEN_LIVE_PREFIX: livePrefix,
    GOOGLE_PAY_MERCHANT_ID: googlePayMerchantId,
    ADYEN_CLIENT_KEY: clientKey,
    ADYEN_EXPRESS: express,
  } = values
  if (apiKey === undefined || merchantAccount === undefined || hmacKey === undefined) {
    const missing = NEEDED.filter((name) => values[name] === undefined)
    if (missing.length === NEEDED.length && !values.ADYEN_ENVIRONMENT && !livePrefix && !tokenHmacKey)
      return null
    return {
      problem: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: payments through Adyen need all of ${NEEDED.join(', ')}. Set what is missing, or unset the others.`,
    }
  }
  if (tokenHmacKey !== undefined && !HMAC_KEY.test(tokenHmacKey))
    return {
      problem:
        'ADYEN_TOKEN_HMAC_KEY has to be the hexadecimal key (64 digits) that the page of the web hook on tokens shows: with another one every notice about a saved card would be refused.',
    }
  if (!HMAC_KEY.test(hmacKey))
    return {
      problem:
        'ADYEN_HMAC_KEY has to be the hexadecimal key (64 digits) that the page of the web hook shows: with another one every notice would be refused.',
    }
  if (environment === 'live' && livePrefix === undefined)
    return {
      problem:
        'ADYEN_ENVIRONMENT=live needs ADYEN_LIVE_PREFIX: live addresses begin with a part of the company’s own, see Developers > API URLs.',
    }
  if (clientKey !== undefined && !clientKey.startsWith(`${environment}_`))
    return {
      problem: `ADYEN_CLIENT_KEY has to begin with ${environment}_, see Developers > API credentials > Client settings: with the key of another environment no wallet would open.`,
    }
  if (express !== undefined && clientKey === undefined)
    return { problem: 'ADYEN_EXPRESS needs ADYEN_CLIENT_KEY: without it no wallet opens in a browser.' }
  const wallets = (express ?? EXPRESS_WALLETS.join(',')).split(',').map((name) => name.trim())
  const unknown = wallets.filter((name) => !EXPRESS_WALLETS.some((wallet) => wallet === name))
  if (unknown.length > 0)
    return {
      problem: `ADYEN_EXPRESS names ${unknown.join(', ')}, but the wallets are ${EXPRESS_WALLETS.join(', ')}.`,
    }
  return {
    clientKey: clientKey ?? null,
    expressWallets: EXPRESS_WALLETS.filter((wallet) => wallets.includes(wallet)),
    environment: environment === 'live' ? 'LIVE' : 'TEST',
    apiKey,
    merchantAccount,
    hmacKey,
    tokenHmacKey: tokenHmacKey ?? null,
    googlePayMerchantId: googlePayMerchantId ?? null,
    livePrefix: environment === 'live' ? (livePrefix ?? null) : null,
    endpoint: null,
  }
}
