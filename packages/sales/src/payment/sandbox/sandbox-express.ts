import { randomUUID } from 'node:crypto'
import { markets } from '@shop/domain/market/markets'
import { EXPRESS_WALLETS } from '@shop/domain/payment/express-wallet'
import type { ExpressWallet } from '@shop/engine/ports/express-wallet'
import { standInComponents } from './sandbox-components.ts'
import { SANDBOX_ADDRESSES, SANDBOX_EMAIL } from './sandbox-people.ts'
import { sandboxWords } from './sandbox-words.ts'

/**
 * Wallets with one invented shopper. Their components have the names and calls of Adyen's, so that the page, its script and
 * the shop's own calls are the same as with real wallets.
 */
export function sandboxExpress(secret: string): ExpressWallet {
  return {
    wallets: EXPRESS_WALLETS,
    secret,
    async component({ amount, currencyCode, locale }) {
      const { country, languageTag } = markets[locale]
      const {
        expressAddress,
        expressNote,
        expressGo,
        abandon,
        signedIn,
        amount: amountWord,
      } = sandboxWords(locale)
      return {
        script: { code: `(${standInComponents.toString()})()` },
        styles: [],
        hosts: [],
        setup: {
          environment: 'test',
          locale: languageTag,
          countryCode: country,
          amount: { value: amount, currency: currencyCode },
          standIn: {
            people: SANDBOX_ADDRESSES,
            email: SANDBOX_EMAIL,
            words: { expressAddress, expressNote, expressGo, abandon, signedIn, amount: amountWord },
          },
        },
      }
    },
    async open({ paymentId }) {
      return {
        reference: `sandbox-${paymentId}`,
        answer: {
          resultCode: 'Pending',
          action: {
            type: 'sdk',
            paymentMethodType: 'paypal',
            paymentData: `sandbox-order-${randomUUID()}`,
            sdkData: { token: `EC-${paymentId.slice(0, 8)}` },
          },
        },
      }
    },
    reprice: async () => `sandbox-order-${randomUUID()}`,
  }
}
