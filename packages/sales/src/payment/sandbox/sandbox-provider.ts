import { problem } from '@shop/api-client/contract/problem'
import type { CardFacts } from '@shop/engine/ports/card-vault'
import type { ExpressWallet } from '@shop/engine/ports/express-wallet'
import {
  type MoneyMove,
  type MoveAnswer,
  NOTICE_KINDS,
  type PaymentInput,
  type PaymentNotice,
  type PaymentProvider,
} from '@shop/engine/ports/payment-provider'
import * as v from 'valibot'
import {
  isTokenOf,
  type NoticedCard,
  sandboxCardToken,
  sandboxHolder,
  sandboxVault,
} from './sandbox-cards.ts'
import { sandboxExpress } from './sandbox-express.ts'
import type { PlannedNotice } from './sandbox-scenarios.ts'
import {
  isSignature,
  readSandboxToken,
  type SandboxInput,
  sandboxToken,
  signatureOf,
} from './sandbox-token.ts'
import { decidedPage, readCardToken, sandboxTokens, tokenizedCard, tokenStatus } from './sandbox-tokens.ts'

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
  readonly express: ExpressWallet
  /** The payment of a hosted page's token; null when the token is not ours. */
  readToken(token: string): SandboxInput | null
  /** A token for a test card and one checkout; null for what is neither. */
  tokenized(request: unknown): Promise<{ token: string } | null>
  /** A notice as the provider would send it. */
  signedNotice(
    input: SandboxInput,
    planned: Pick<PlannedNotice, 'kind' | 'amount'>,
    card?: CardFacts | null,
  ): SignedNotice
}

/**
 * A payment provider without real money: its hosted page offers every outcome, and its notices are signed with
 * HMAC-SHA256 like a real one's. Moves are done at once.
 *
 * @see product §5
 */
export function openSandboxProvider(secret: string): SandboxProvider {
  return {
    key: 'sandbox',
    async start(input) {
      const { origin } = new URL(input.successAddress)
      const holder = sandboxHolder(input.order.customer.id, secret)
      if (input.card !== null && !isTokenOf(input.card.token, holder))
        throw new Error('The sandbox keeps this card for another customer.')
      const card = input.token && readCardToken(input.token, secret)
      const decided = input.token && decidedPage(input, card?.outcome ?? null)
      if (decided !== null) return decided
      const token = sandboxToken({ ...known(input, holder), ...(card === null ? {} : { card }) }, secret)
      return { redirectAddress: `${origin}/sandbox/pay/${token}/`, session: null }
    },
    status: async (payment) => tokenStatus(payment),
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
    cards: sandboxVault,
    tokens: sandboxTokens,
    // The sandbox issues none.
    giftcardBalance: async () => null,
    readToken: (token) => readSandboxToken(token, secret),
    tokenized: (request) => tokenizedCard(request, secret),
    signedNotice({ paymentId, currencyCode, saveFor }, { kind, amount }, card = null) {
      const notice: PaymentNotice & { card?: NoticedCard } = {
        id: `${paymentId}:${kind}`,
        paymentId,
        kind,
        amount,
        currencyCode,
        reference: `sandbox-${paymentId}`,
        moveReference: null,
        ...(card === null || saveFor === null || kind !== 'authorised'
          ? {}
          : { card: { ...card, token: sandboxCardToken(saveFor, card) } }),
      }
      const body = JSON.stringify(notice)
      return { body, signature: signatureOf(`notice:${body}`, secret) }
    },
  }
}

/** Neither the payer nor the items are part of a URL. */
function known(input: PaymentInput, holder: string): SandboxInput {
  const { paymentId, method, orderNumber, amount, currencyCode, locale, shopName } = input
  const { successAddress, failureAddress, expiresAt, agreement } = input
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
    saveFor: input.savesCard ? holder : null,
    card: input.card && { brand: input.card.brand, lastFour: input.card.lastFour },
  }
}

async function movedAtOnce({ id }: MoneyMove): Promise<MoveAnswer> {
  return { outcome: 'done', reference: `sandbox-${id}` }
}
