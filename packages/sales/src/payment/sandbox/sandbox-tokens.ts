import type {
  PaymentInput,
  PaymentNotice,
  PaymentPage,
  StartedPayment,
} from '@shop/engine/ports/payment-provider'
import type { PaymentToken, TokenPayments } from '@shop/engine/ports/token-payments'
import * as v from 'valibot'
import { packedToken, readToken } from './sandbox-token.ts'

/** Where platforms get tokens for test cards, after the protocol's own tokenization API. */
export const TOKENIZE_PATH = '/sandbox/tokenize/'

/** What becomes of a payment with a test card, by its number. */
const OUTCOMES = {
  '4242424242424242': 'authorised',
  '5555555555554444': 'authorised',
  '4000000000000002': 'refused',
  '4000000000003220': 'asked',
} as const
type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

const Request = v.object({
  credential: v.object({ type: v.literal('card'), number: v.string() }),
  binding: v.object({ checkout_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
})

const CardToken = v.object({
  checkoutId: v.string(),
  outcome: v.picklist(['authorised', 'refused', 'asked']),
  brand: v.string(),
  lastFour: v.string(),
})

/** How the session of a payment with a token begins, which has no page for choosing a method. */
const TOKEN_SESSION = 'token:'

export const sandboxTokens: TokenPayments = {
  handler: ({ shopName, origin }) => ({
    name: 'example.sandbox.tokenizer',
    id: 'sandbox_tokenizer',
    brands: ['visa', 'mastercard'],
    config: { environment: 'sandbox', business_id: shopName, token_url: `${origin}${TOKENIZE_PATH}` },
  }),
}

/** Exchanges a test card for a token that pays one checkout, and holds nothing of the card but what it is recognised by. */
export async function tokenizedCard(request: unknown, secret: string): Promise<{ token: string } | null> {
  const asked = v.safeParse(Request, request)
  if (!asked.success) return null
  const { credential, binding } = asked.output
  const outcome = outcomeOf(credential.number)
  if (outcome === null) return null
  const brand = credential.number.startsWith('5') ? 'mc' : 'visa'
  const content = { checkoutId: binding.checkout_id, outcome, brand, lastFour: credential.number.slice(-4) }
  return { token: packedToken('card-token', content, secret) }
}

function outcomeOf(number: string): Outcome | null {
  return number in OUTCOMES ? OUTCOMES[number as keyof typeof OUTCOMES] : null
}

/** What a token pays; null for one that is not ours, or was made for another checkout. */
export function readCardToken({ token, checkoutId }: PaymentToken, secret: string) {
  const said = readToken('card-token', CardToken, token, secret)
  return said?.checkoutId === checkoutId ? said : null
}

/** A payment that the bank has decided at once; null where it asks. */
export function decidedPage(
  { returnAddress }: Pick<PaymentInput, 'returnAddress'>,
  outcome: Outcome | null,
): PaymentPage | null {
  if (outcome === 'asked') return null
  return { redirectAddress: returnAddress, session: `${TOKEN_SESSION}${outcome ?? 'refused'}` }
}

/** What became of a payment with a token; null for every other one. */
export function tokenStatus({
  paymentId,
  session,
  amount,
  currencyCode,
}: StartedPayment): PaymentNotice | null {
  if (!session?.startsWith(TOKEN_SESSION)) return null
  const kind = session === `${TOKEN_SESSION}authorised` ? 'authorised' : 'failed'
  const reference = `sandbox-${paymentId}`
  return { id: `${paymentId}:${kind}`, paymentId, kind, amount, currencyCode, reference, moveReference: null }
}
