import type { CardFacts, CardVault } from '@shop/engine/ports/card-vault'
import * as v from 'valibot'
import { signatureOf } from './sandbox-token.ts'

/** What the test page offers to save: the last one ends with the month, so that its end can be watched. */
export const SANDBOX_CARDS = ['visa', 'mc', 'amex', 'ending'] as const
export type SandboxCard = (typeof SANDBOX_CARDS)[number]

const LAST_FOUR: Record<SandboxCard, string> = { visa: '4242', mc: '4444', amex: '0005', ending: '1111' }
const YEARS_VALID = 3

/** A card of the test page; its month depends on the day, so that none has expired in any demo. */
export function sandboxCard(card: SandboxCard, now: Date): CardFacts {
  const isEnding = card === 'ending'
  return {
    brand: isEnding ? 'visa' : card,
    lastFour: LAST_FOUR[card],
    expiry: {
      month: now.getUTCMonth() + 1,
      year: now.getUTCFullYear() + (isEnding ? 0 : YEARS_VALID),
    },
  }
}

/** The part of a token that belongs to one customer; it says nothing about anybody. */
export function sandboxHolder(customerId: string, secret: string): string {
  return signatureOf(`holder:${customerId}`, secret).slice(0, HOLDER_LETTERS)
}

const HOLDER_LETTERS = 24

/** The same card of the same customer has the same token, as with a real provider. */
export function sandboxCardToken(holder: string, { brand, lastFour, expiry }: CardFacts): string {
  return `card-${holder}-${brand}-${lastFour}-${expiry.month}-${expiry.year}`
}

/** Whether a token was made for a customer. */
export function isTokenOf(token: string, holder: string): boolean {
  return token.startsWith(`card-${holder}-`)
}

/** What a notice of the sandbox says about a card, beside the payment. */
export const NoticedCard = v.object({
  token: v.string(),
  brand: v.string(),
  lastFour: v.string(),
  expiry: v.object({ month: v.number(), year: v.number() }),
})
export type NoticedCard = v.InferOutput<typeof NoticedCard>

const CardNotice = v.object({ paymentId: v.string(), card: v.optional(v.nullable(NoticedCard), null) })

/** The sandbox stores nothing: a token says all that there is to know of its card. */
export const sandboxVault: CardVault = {
  list: async () => [],
  remove: async () => undefined,
  readNotices({ body }) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CardNotice), body)
    if (!parsed.success || parsed.output.card === null) return []
    const { paymentId, card } = parsed.output
    const { token, ...facts } = card
    return [{ kind: 'stored', token, owner: null, paymentId, facts }]
  },
}
