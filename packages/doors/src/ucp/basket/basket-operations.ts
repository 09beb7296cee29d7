import type { Api } from '@shop/api-client/contract/define-call'
import type { Basket } from '@shop/domain/basket/basket'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import type { CallingEngine } from '@shop/engine/call/calling-engine'
import type { Sql } from '@shop/engine/db/sql'
import { partsOfArticle } from '../catalogue/article-id.ts'
import { pageOfId, variantOfId } from '../catalogue/catalogue-operations.ts'
import { type UcpMessage, UcpProblem } from '../protocol/ucp-problem.ts'
import { applyCodes, applyLines, isChosen, type WantedLine } from './apply-basket.ts'
import {
  type AssistantBasket,
  type BasketKind,
  closeAssistantBasket,
  findAssistantBasket,
  idOf,
  type Keyed,
  requireSameRequest,
  storeAssistantBasket,
} from './assistant-baskets.ts'
import type { BasketInput } from './basket-input.ts'
import { type Buyer, knownBuyer, newBuyer } from './buyers-basket.ts'
import { type BasketPlace, basketMessages, ucpBasket } from './ucp-basket.ts'

export type BasketParts = {
  engine: CallingEngine
  sql: Sql
  secret: string
  api: (locale: Locale) => Api
  place: (locale: Locale) => BasketPlace
  /** Where the buyer goes on with what an id means. */
  continueUrl: (locale: Locale, id: string) => string
  now: () => Date
}

/** Who asks, for limits and repeats. */
export type Asking = { address: string; agent: string; idempotencyKey: string | null; keyed: Keyed }

/**
 * Carts and checkouts. A checkout ends on the shop's own page: the words of the order button, the notices beside it, a
 * credit and the age of a buyer are prescribed by law, so no assistant presses it.
 *
 * @see eu-duties C-01; docs/integrations/ucp.md
 */
export function basketOperations(parts: BasketParts) {
  const { engine, sql, now } = parts
  const shopIdOf = (locale: Locale) => openShop(engine.brand, locale).shopId

  async function opened(id: string, kind: BasketKind | null): Promise<AssistantBasket | null> {
    return findAssistantBasket(sql, { id, kind }, now())
  }

  async function buyerOf({ locale, token }: AssistantBasket, { address }: Asking): Promise<Buyer> {
    return knownBuyer(engine, shopIdOf(locale), { locale, address, token })
  }

  async function create(kind: BasketKind, input: BasketInput, locale: Locale, asking: Asking) {
    const id = idOf(parts.secret, asking.agent, asking.idempotencyKey)
    const known = await opened(id, null)
    if (known !== null) {
      await requireSameRequest(sql, id, asking.keyed)
      return read(known, asking)
    }
    const cart = await cartOf(input, asking)
    const place = cart?.locale ?? locale
    const buyer = await newBuyer(engine, shopIdOf(place), { locale: place, address: asking.address })
    const made = { id, kind, locale: place, token: buyer.token }
    await storeAssistantBasket(sql, made, { keyed: asking.keyed, now: now() })
    const stored = await opened(id, kind)
    if (stored === null) throw new Error('A basket of an assistant was gone as soon as it was made.')
    return change(stored, cart === null ? input : { ...cart.input, ...input }, asking)
  }

  /** A checkout may begin with what is in a cart, which stays as it is. */
  async function cartOf({ cart_id }: BasketInput, asking: Asking) {
    if (cart_id === undefined) return null
    const cart = await opened(cart_id, 'cart')
    if (cart === null || cart.state !== 'open')
      throw new UcpProblem(400, 'invalid_cart', 'There is no open cart with this cart_id.')
    const { basket } = await buyerOf(cart, asking)
    const lines = basket.items.filter(isChosen).map(({ product, variant, quantity }) => ({
      item: { id: `${product.referenceKey}:${variant.id}` },
      quantity,
    }))
    const codes = basket.vouchers.map(({ code }) => code)
    return { locale: cart.locale, input: { line_items: lines, discounts: { codes } } }
  }

  /** Replaces the whole of it; nothing that is closed changes any more. */
  async function change(known: AssistantBasket, input: BasketInput, asking: Asking) {
    if (known.state !== 'open') return read(known, asking)
    const buyer = await buyerOf(known, asking)
    const { lines, unknown } = await wantedLines(parts.api(known.locale), input.line_items ?? [])
    const applied = await applyLines(buyer, lines)
    const coded = await applyCodes(buyer, applied.basket, input.discounts ?? { codes: [] })
    return shown(known, coded.basket, [...unknown, ...applied.messages, ...coded.messages])
  }

  async function read(known: AssistantBasket, asking: Asking) {
    if (known.lastSeen !== null) return known.lastSeen
    const { basket } = await buyerOf(known, asking)
    return shown(known, basket, [])
  }

  async function cancel(known: AssistantBasket, asking: Asking) {
    if (known.state !== 'open') return read(known, asking)
    const seen = await read(known, asking)
    const { messages: _, continue_url: __, ...rest } = seen
    const lastSeen = known.kind === 'checkout' ? { ...rest, status: 'canceled' } : rest
    await applyLines(await buyerOf(known, asking), [])
    await closeAssistantBasket(sql, known.id, { state: 'canceled', lastSeen })
    return lastSeen
  }

  function shown(
    known: AssistantBasket,
    basket: Basket,
    messages: readonly UcpMessage[],
  ): Record<string, unknown> {
    const { id, kind, locale, expiresAt } = known
    const place = parts.place(locale)
    const all = [...messages, ...basketMessages(basket, place.i18n)]
    const isBuyable = basket.items.length > 0 && basket.items.every(({ status }) => status === 'available')
    const common = {
      id,
      ...ucpBasket(basket, place),
      continue_url: parts.continueUrl(locale, id),
      expires_at: expiresAt.toISOString(),
    }
    if (kind === 'cart') return { ...common, ...(all.length === 0 ? {} : { messages: all }) }
    const handOver: UcpMessage = {
      type: 'error',
      code: 'requires_buyer_checkout',
      content: place.i18n.t({
        id: 'assistants.handOver',
        message: 'Adresse, Zahlungsart und Bestellknopf stehen in der Kasse des Shops.',
      }),
      severity: 'requires_buyer_review',
    }
    return {
      ...common,
      status: isBuyable ? 'requires_escalation' : 'incomplete',
      messages: isBuyable ? [...all, handOver] : all,
    }
  }

  const requireSame = async ({ id }: AssistantBasket, { keyed }: Asking) => requireSameRequest(sql, id, keyed)

  return { create, change, read, cancel, opened, requireSame }
}

export type BasketOperations = ReturnType<typeof basketOperations>

/** The variants of the wanted articles; an id that means none is named. */
async function wantedLines(api: Api, lines: NonNullable<BasketInput['line_items']>) {
  const wanted: WantedLine[] = []
  const unknown: UcpMessage[] = []
  for (const [at, { item, quantity }] of lines.entries()) {
    const path = `$.line_items[${at}]`
    const variantId = partsOfArticle(item.id)?.variantId ?? (await variantIdOf(api, item.id))
    if (variantId === null)
      unknown.push({
        type: 'error',
        code: 'invalid_item',
        path,
        content: `There is no article ${item.id}.`,
        severity: 'recoverable',
      })
    else wanted.push({ variantId, quantity, path })
  }
  return { lines: wanted, unknown }
}

async function variantIdOf(api: Api, id: string): Promise<number | null> {
  const page = await pageOfId(api, id)
  return (page && variantOfId(page, id)?.id) ?? null
}
