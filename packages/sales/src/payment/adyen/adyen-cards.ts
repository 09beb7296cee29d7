import type { CardFacts, CardNotice, CardVault, KeptCard } from '@shop/engine/ports/card-vault'
import * as v from 'valibot'
import { AdyenFailure } from './adyen-http-client.ts'
import { type AdyenItem, adyenItems } from './adyen-notices.ts'
import type { openCheckout } from './open-checkout.ts'

/** A notice about a token, which comes in a message of its own kind. */
const TokenEvent = v.object({
  type: v.pipe(v.string(), v.startsWith('recurring.token.')),
  data: v.object({
    merchantAccount: v.string(),
    storedPaymentMethodId: v.string(),
    shopperReference: v.string(),
  }),
})
export type AdyenTokenEvent = v.InferOutput<typeof TokenEvent>

/** A webhook about a token; null for every other one. */
export function adyenTokenEvent(body: string): AdyenTokenEvent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), TokenEvent), body)
  return parsed.success ? parsed.output : null
}

/** What the provider answers about a token that it has forgotten already. */
const FORGOTTEN_CODES = ['800', '803']

type Opened = ReturnType<typeof openCheckout>

/** Cards that the provider keeps, each under the id of its customer as `shopperReference`. */
export function adyenCards({ checkout }: Pick<Opened, 'checkout'>, merchantAccount: string): CardVault {
  return {
    async list(owner) {
      const { storedPaymentMethods = [] } = await checkout.RecurringApi.getTokensForStoredPaymentDetails(
        owner,
        merchantAccount,
      )
      return storedPaymentMethods.flatMap((stored) => keptCard(stored) ?? [])
    },

    async remove({ owner, token }) {
      try {
        await checkout.RecurringApi.deleteTokenForStoredPaymentDetails(token, owner, merchantAccount)
      } catch (error) {
        if (!isForgotten(error)) throw error
      }
    },

    readNotices({ body }) {
      const event = adyenTokenEvent(body)
      if (event !== null) return event.data.merchantAccount === merchantAccount ? [tokenNotice(event)] : []
      return adyenItems(body)
        .filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount)
        .flatMap((item) => itemNotice(item) ?? [])
    },
  }
}

function isForgotten(error: unknown): boolean {
  if (!(error instanceof AdyenFailure)) return false
  return error.status === 404 || (error.status === 422 && FORGOTTEN_CODES.includes(error.code ?? ''))
}

type StoredMethod = {
  id?: string
  type?: string
  brand?: string
  lastFour?: string
  expiryMonth?: string
  expiryYear?: string
}

/** Null for what is stored and is no card, as a wallet. */
function keptCard({ id, type, brand, lastFour, expiryMonth, expiryYear }: StoredMethod): KeptCard | null {
  if (type !== 'scheme' || !id || !lastFour) return null
  const expiry = expiryOf(Number(expiryMonth), Number(expiryYear))
  return expiry === null ? null : { token: id, brand: brand ?? '', lastFour, expiry }
}

function tokenNotice({ type, data }: AdyenTokenEvent): CardNotice {
  const { storedPaymentMethodId: token, shopperReference: owner } = data
  if (type === 'recurring.token.disabled') return { kind: 'gone', token }
  return { kind: 'stored', token, owner, paymentId: null, facts: null }
}

/**
 * What an event of a payment says about a card. An authorisation says everything where the account has these fields switched
 * on; a contract names the token alone.
 */
function itemNotice(item: AdyenItem): CardNotice | null {
  const { eventCode, success, pspReference, merchantReference, additionalData: said } = item
  if (success !== 'true') return null
  const stored = { kind: 'stored', paymentId: merchantReference } as const
  const owner =
    said['tokenization.shopperReference'] ??
    said['recurring.shopperReference'] ??
    said.shopperReference ??
    null
  if (eventCode === 'RECURRING_CONTRACT') return { ...stored, token: pspReference, owner, facts: null }
  if (eventCode !== 'AUTHORISATION') return null
  const token = said['tokenization.storedPaymentMethodId'] ?? said['recurring.recurringDetailReference']
  return token === undefined ? null : { ...stored, token, owner, facts: factsOf(item) }
}

function factsOf({ paymentMethod, additionalData: said }: AdyenItem): CardFacts | null {
  const [month, year] = (said.expiryDate ?? '').split('/')
  const expiry = expiryOf(Number(month), Number(year))
  const { cardSummary: lastFour } = said
  return paymentMethod === undefined || lastFour === undefined || expiry === null
    ? null
    : { brand: paymentMethod, lastFour, expiry }
}

const CENTURY = 2000

/** The provider writes years in two digits and in four. */
function expiryOf(month: number, year: number): CardFacts['expiry'] | null {
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(year) || year < 1) return null
  return { month, year: year < 100 ? CENTURY + year : year }
}
