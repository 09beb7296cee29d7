import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { customerById } from '@shop/customers/user/customer-store'
import type { Basket } from '@shop/domain/basket/basket'
import { type GiftChanges, giftChanges, isSettled } from '@shop/domain/basket/gift-changes'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import {
  type AssembledBasket,
  assembledBasket,
  type UsableCard,
} from '@shop/domain/checkout/assembled-basket'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import { orderableUnits } from '@shop/domain/quantity/orderable-units'
import { unitsOf } from '@shop/domain/quantity/units-of'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { ownerOf } from '@shop/engine/session/owner'
import type { SessionContext } from '../on.ts'
import { customerDigest, type OpenPromotions, openPromotions } from '../promotions/open-promotions.ts'
import {
  allLines,
  type BasketHead,
  basketHead,
  deleteLines,
  growVersion,
  insertLine,
  lockBasket,
  stockFor,
  updateLine,
} from './basket-store.ts'
import { giftOffers } from './gift-offers.ts'
import { usableCards } from './usable-cards.ts'

/** A basket as it is kept, what it was made of, and which gifts it should have besides. */
export type BasketView = AssembledBasket & {
  lines: BasketLine[]
  open: OpenPromotions
  cards: UsableCard[]
  declinedGifts: readonly string[]
  changes: GiftChanges
}

/** What a change has read and written of a basket already, so that one transaction does not read it twice. */
export type KnownBasket = {
  head: BasketHead
  /** All lines, those that were put aside among them. */
  lines: BasketLine[]
  /** Stock of the requested variants. */
  stock?: ReadonlyMap<number, number>
  /** Promotions that apply by themselves. */
  promotions?: readonly PromotionRecord[]
}

/** What the catalogue has to be read through: a transaction through itself, everything else through what is in memory. */
export function connectionOf(context: SessionContext, sql: Sql): Sql | undefined {
  return sql === context.sql ? undefined : sql
}

/**
 * The basket as the shopper sees it now, read through a connection or a transaction. Gifts that are no longer earned
 * are removed, and automatic ones are added.
 */
export async function shownBasket(
  context: SessionContext,
  sql: Sql,
  known?: Partial<KnownBasket>,
): Promise<Basket> {
  const view = await basketView(context, sql, known)
  if (isSettled(view.changes)) return giftOffers(context, sql, view)
  const settle = async (transaction: Sql) =>
    giftOffers(context, transaction, await settledView(context, transaction))
  return sql === context.sql ? context.database.transaction(settle) : settle(sql)
}

/** Brings the gifts of a basket in order, which is locked for it. */
export async function settledView(context: SessionContext, sql: Sql): Promise<BasketView> {
  const owner = ownerOf(context)
  await lockBasket(sql, owner)
  const view = await basketView(context, sql)
  if (isSettled(view.changes)) return view
  await applyGiftChanges(context, sql, view)
  await growVersion(sql, owner)
  return basketView(context, sql)
}

/** Reads a basket as it is kept, as far as it is not known. Nothing is changed. */
export async function basketView(
  context: SessionContext,
  sql: Sql,
  known?: Partial<KnownBasket>,
): Promise<BasketView> {
  const { session, shop, catalogue, now } = context
  const owner = ownerOf(context)
  const head = known?.head ?? (await basketHead(sql, owner))
  const lines = known?.lines ?? (await allLines(sql, owner))
  const open = await openPromotions(sql, {
    market: shop.market,
    codes: head.codes,
    owner,
    customer: () => customerOf(context, sql),
    byThemselves: known?.promotions,
  })
  const ids = [...lines.map(({ variantId }) => variantId), ...automaticGifts(open)]
  const stock = new Map(known?.stock)
  const unasked = ids.filter((id) => !stock.has(id))
  for (const [id, units] of await stockFor(sql, owner, unasked)) stock.set(id, units)
  const variants = await catalogue.variants(ids, connectionOf(context, sql))
  const cards = await usableCards(sql, head.giftCardIds, { shop, userId: session.userId, now })
  const parts = { shop, variants, userId: session.userId, head, lines, stock, open, cards, now }
  const { basket, promoted } = assembledBasket(parts)

  const changes = giftChanges({
    items: basket.items,
    offers: promoted.gifts,
    declined: head.declinedGifts,
    roomFor: (variantId) => {
      const found = variants.get(variantId)
      if (!found || isPriceBound(found.product, shop.company)) return 0
      return orderableUnits(found, stock.get(variantId) ?? 0) - unitsOf(lines, variantId)
    },
  })
  return { basket, promoted, lines, open, cards, declinedGifts: head.declinedGifts, changes }
}

/** The digest of the customer's address, which usage limits count by; null while it is unknown. */
async function customerOf({ session }: SessionContext, sql: Sql): Promise<string | null> {
  if (session.customerId === null) return null
  const customer = await customerById(sql, session.customerId)
  return customer && customerDigest(customer.email)
}

/** Variants that the shop may lay into a basket by itself. */
function automaticGifts({ promotions }: OpenPromotions): number[] {
  return promotions.flatMap(({ effect }) =>
    (effect.type === 'tiered' ? effect.tiers.map((tier) => tier.effect) : [effect]).flatMap((one) =>
      one.type === 'automatic_gift' ? [one.variantId] : [],
    ),
  )
}

async function applyGiftChanges(
  context: SessionContext,
  sql: Sql,
  { lines, changes }: BasketView,
): Promise<void> {
  const owner = ownerOf(context)
  await deleteLines(sql, owner, changes.removed)
  for (const { key, quantity } of changes.changed) {
    const line = lines.find((one) => one.key === key)
    if (line) await updateLine(sql, owner, { ...line, quantity })
  }
  for (const { promotionId, variantId, quantity } of changes.added) {
    const found = await context.catalogue.variant(variantId, sql)
    if (found)
      await insertLine(sql, owner, {
        ...aGift(promotionId, variantId),
        key: newKey(),
        quantity,
        unitPrice: unitPriceAt(found.variant, quantity),
      })
  }
}

function aGift(promotionId: string, variantId: number): Omit<BasketLine, 'key' | 'quantity' | 'unitPrice'> {
  return {
    variantId,
    customText: null,
    cPromo: { promotionId },
    ffData: null,
    displayData: {},
    itemGroup: null,
    isSaved: false,
  }
}
