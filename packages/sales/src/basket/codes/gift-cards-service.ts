import { problem } from '@shop/api-client/contract/problem'
import type { Basket } from '@shop/domain/basket/basket'
import { type CardProblem, cardProblem } from '@shop/domain/checkout/card-problem'
import { ownerOf } from '@shop/engine/session/owner'
import { type GiftCardSecret, giftCardCodeHash, giftCardPinHash } from '../../gift-cards/gift-card-code.ts'
import { giftCardByCode } from '../../gift-cards/gift-card-store.ts'
import type { SessionContext } from '../../on.ts'
import { growVersion, lockBasket } from '../basket-store.ts'
import { shownBasket } from '../basket-view.ts'

/** The most gift cards of one basket. */
const MAX_CARDS = 10

const REFUSALS: Record<CardProblem, { status: number; detail: string }> = {
  blocked: { status: 409, detail: 'This gift card cannot be used.' },
  currency: { status: 409, detail: 'This gift card is in the currency of another country.' },
  empty: { status: 409, detail: 'This gift card has been used up.' },
  expired: { status: 410, detail: 'This gift card is not valid any more.' },
}

/** Puts a gift card on the basket, given its code and PIN. @see product §6 */
export async function putGiftCard(context: SessionContext, secret: GiftCardSecret): Promise<Basket> {
  const { shop, now } = context
  const owner = ownerOf(context)
  return context.inOneCommit(async (sql) => {
    const { giftCardIds } = await lockBasket(sql, owner)
    const card = await giftCardByCode(sql, secret.code)
    if (card === null || card.pinHash !== giftCardPinHash(secret))
      throw problem(404, 'giftcard_unknown', 'There is no gift card with this code and PIN.', [
        { path: 'code', key: 'giftcard.errors.unknown', params: {} },
      ])

    if (giftCardIds.includes(card.id)) return shownBasket(context, sql)
    const wrong = cardProblem(card, shop.market, now)
    if (wrong !== null) {
      const { status, detail } = REFUSALS[wrong]
      throw problem(status, `giftcard_${wrong}`, detail, [
        { path: 'code', key: `giftcard.reasons.${wrong}`, params: {} },
      ])
    }
    if (giftCardIds.length >= MAX_CARDS)
      throw problem(409, 'giftcards_full', `A basket holds ${MAX_CARDS} gift cards at most.`, [
        { path: 'code', key: 'giftcard.errors.full', params: { most: MAX_CARDS } },
      ])
    await growVersion(sql, owner, { giftCardIds: [...giftCardIds, card.id] })
    return shownBasket(context, sql)
  })
}

/** Takes a gift card off the basket, by its id or its code. */
export async function dropGiftCard(
  context: SessionContext,
  { giftCardId, code }: { giftCardId?: string; code?: string },
): Promise<Basket> {
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    const { giftCardIds } = await lockBasket(sql, owner)
    const id = giftCardId ?? (code === undefined ? null : ((await giftCardByCode(sql, code))?.id ?? null))
    if (id !== null && giftCardIds.includes(id)) {
      await growVersion(sql, owner, { giftCardIds: giftCardIds.filter((known) => known !== id) })
    }
    return shownBasket(context, sql)
  })
}

/** What attempts on one card are counted by. */
export function attemptsKey(code: string): string {
  return `card:${giftCardCodeHash(code)}`
}
