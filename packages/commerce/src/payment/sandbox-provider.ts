import { problem } from '@shop/api-client/contract/problem'
import * as v from 'valibot'
import type { PaymentNotice, PaymentProvider, PaymentWish } from '../ports/payment-provider.ts'
import { isSignature, readSandboxToken, sandboxToken, signatureOf } from './sandbox-token.ts'

const Notice = v.object({
  id: v.string(),
  paymentId: v.string(),
  outcome: v.picklist(['captured', 'failed', 'cancelled']),
  amount: v.number(),
})

/** The sandbox as the shop's hosted pages use it, beyond what the port asks for. */
export type SandboxProvider = PaymentProvider & {
  /** The wish behind an address of the hosted page; null when the address is not ours. */
  wishOf(token: string): PaymentWish | null
  /** A notice as the provider would send it. */
  signedNotice(wish: PaymentWish, outcome: PaymentNotice['outcome']): { body: string; signature: string }
}

/**
 * A payment provider that takes no money: its hosted page lets one walk every path, and its notices are
 * signed with HMAC-SHA256 like a real one's.
 *
 * @see product §5
 */
export function openSandboxProvider(secret: string): SandboxProvider {
  return {
    key: 'sandbox',
    async start(wish) {
      const { origin } = new URL(wish.successAddress)
      return { redirectAddress: `${origin}/sandbox/pay/${sandboxToken(wish, secret)}/` }
    },
    readNotice(body, signature) {
      if (!isSignature(signature, `notice:${body}`, secret)) return null
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), body)
      if (parsed.success) return parsed.output
      throw problem(
        400,
        'notice_malformed',
        `The notice is signed but not readable: ${v.summarize(parsed.issues)}`,
      )
    },
    wishOf: (token) => readSandboxToken(token, secret),
    signedNotice(wish, outcome) {
      const notice: PaymentNotice = {
        id: `${wish.paymentId}:${outcome}`,
        paymentId: wish.paymentId,
        outcome,
        amount: wish.amount,
      }
      const body = JSON.stringify(notice)
      return { body, signature: signatureOf(`notice:${body}`, secret) }
    },
  }
}
