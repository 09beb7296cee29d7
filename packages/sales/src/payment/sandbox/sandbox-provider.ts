import { problem } from '@shop/api-client/contract/problem'
import {
  type MoneyMove,
  type MoveAnswer,
  NOTICE_KINDS,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentWish,
} from '@shop/engine/ports/payment-provider'
import * as v from 'valibot'
import { type SandboxExpress, sandboxExpress } from './sandbox-express.ts'
import type { PlannedNotice } from './sandbox-scenarios.ts'
import {
  isSignature,
  readSandboxToken,
  type SandboxWish,
  sandboxToken,
  signatureOf,
} from './sandbox-token.ts'

const Notice = v.object({
  id: v.string(),
  paymentId: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  amount: v.number(),
  currencyCode: v.string(),
  reference: v.string(),
  moveReference: v.nullable(v.string()),
})

/** A notice as it goes over the wire. */
export type SignedNotice = { body: string; signature: string }

/** The sandbox as the shop's hosted pages use it, beyond what the port asks for. */
export type SandboxProvider = PaymentProvider & {
  readonly express: SandboxExpress
  /** The wish behind an address of the hosted page; null when the address is not ours. */
  wishOf(token: string): SandboxWish | null
  /** A notice as the provider would send it. */
  signedNotice(wish: SandboxWish, planned: Pick<PlannedNotice, 'kind' | 'amount'>): SignedNotice
}

/**
 * A payment provider that takes no money: its hosted page lets one walk every path, and its notices are
 * signed with HMAC-SHA256 like a real one's. What it is asked to move is moved at once.
 *
 * @see product §5
 */
export function openSandboxProvider(secret: string): SandboxProvider {
  return {
    key: 'sandbox',
    async start(wish) {
      const { origin } = new URL(wish.successAddress)
      const token = sandboxToken(known(wish), secret)
      return { redirectAddress: `${origin}/sandbox/pay/${token}/`, session: null }
    },
    status: async () => null,
    capture: movedAtOnce,
    refund: movedAtOnce,
    cancel: movedAtOnce,
    readNotices({ body, headers }) {
      if (!isSignature(headers.get('x-signature') ?? '', `notice:${body}`, secret)) return null
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), body)
      if (parsed.success) return [parsed.output]
      throw problem(
        400,
        'notice_malformed',
        `The notice is signed but not readable: ${v.summarize(parsed.issues)}`,
      )
    },
    express: sandboxExpress(secret),
    // The sandbox issues none.
    giftcardBalance: async () => null,
    wishOf: (token) => readSandboxToken(token, secret),
    signedNotice({ paymentId, currencyCode }, { kind, amount }) {
      const notice: PaymentNotice = {
        id: `${paymentId}:${kind}`,
        paymentId,
        kind,
        amount,
        currencyCode,
        reference: `sandbox-${paymentId}`,
        moveReference: null,
      }
      const body = JSON.stringify(notice)
      return { body, signature: signatureOf(`notice:${body}`, secret) }
    },
  }
}

/** Neither who pays nor what for stands in an address. */
function known(wish: PaymentWish): SandboxWish {
  const { paymentId, method, orderNumber, amount, currencyCode, locale, shopName } = wish
  const { successAddress, failureAddress, expiresAt, agreement } = wish
  return {
    paymentId,
    method,
    orderNumber,
    amount,
    currencyCode,
    locale,
    shopName,
    successAddress,
    failureAddress,
    expiresAt: expiresAt.toISOString(),
    isAgreed: agreement !== null,
  }
}

async function movedAtOnce({ id }: MoneyMove): Promise<MoveAnswer> {
  return { outcome: 'done', reference: `sandbox-${id}` }
}
