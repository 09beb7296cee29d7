import { COUNTRIES, type Country, LOCALES } from '@shop/domain/market/markets'
import { PAYMENT_METHOD_CODES } from '@shop/domain/payment/payment-method'
import type { ExpressWallet } from '@shop/engine/ports/express-wallet'
import * as v from 'valibot'
import { SANDBOX_ADDRESSES, SANDBOX_EMAIL } from './sandbox-people.ts'
import { packedToken, readToken } from './sandbox-token.ts'

const ExpressToken = v.object({
  method: v.picklist(PAYMENT_METHOD_CODES),
  state: v.string(),
  /** Minor units. */
  amount: v.number(),
  currencyCode: v.picklist(['EUR', 'CHF']),
  locale: v.picklist(LOCALES),
  shopName: v.string(),
  countries: v.array(v.picklist(COUNTRIES)),
  returnAddress: v.string(),
  cancelAddress: v.string(),
  expiresAt: v.string(),
})
export type SandboxExpressInput = v.InferOutput<typeof ExpressToken>

/** Names the address by its country alone: personal data has no place in a URL. */
const Answer = v.object({
  method: v.picklist(PAYMENT_METHOD_CODES),
  state: v.string(),
  country: v.picklist(COUNTRIES),
  amount: v.number(),
  currencyCode: v.picklist(['EUR', 'CHF']),
  expiresAt: v.string(),
})

/** The sandbox's wallet, and what its hosted page needs beyond the port. */
export type SandboxExpress = ExpressWallet & {
  readToken(token: string): SandboxExpressInput | null
  /** Where the shopper goes on with the address of a country. */
  returnAddress(input: SandboxExpressInput, country: Country): string
}

/** A wallet with one invented shopper; its tokens are signed, so that addresses cannot be forged. */
export function sandboxExpress(secret: string): SandboxExpress {
  return {
    methods: ['PP', 'AP'],
    async start(input) {
      const token = packedToken('express', { ...input, expiresAt: input.expiresAt.toISOString() }, secret)
      return `${new URL(input.returnAddress).origin}/sandbox/express/${token}/`
    },
    async shopper(answer, now) {
      const said = readToken('express-answer', Answer, answer, secret)
      if (said === null || Date.parse(said.expiresAt) < now.getTime()) return null
      const { method, state, country, amount: agreed, currencyCode } = said
      const address = SANDBOX_ADDRESSES[country]
      return { method, state, email: SANDBOX_EMAIL, address, agreed, currencyCode }
    },
    readToken: (token) => readToken('express', ExpressToken, token, secret),
    returnAddress({ returnAddress, method, state, amount, currencyCode, expiresAt }, country) {
      const address = new URL(returnAddress)
      const answer = { method, state, country, amount, currencyCode, expiresAt }
      address.searchParams.set('express', packedToken('express-answer', answer, secret))
      return address.href
    },
  }
}
