import { blockGiftCard, findGiftCards, issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { staysBlocked } from '@shop/domain/fulfilment/stays-blocked'
import { type LogRow, wasDoneSince } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import * as v from 'valibot'
import { type BoughtWith, cardPurchase } from '../gift-cards/card-purchase.ts'
import { cardsNamed, changeCard } from '../gift-cards/gift-card-desk-store.ts'
import { sendGiftCardMails } from '../gift-cards/gift-card-mail-store.ts'
import { bookingsOf, type GiftCard, giftCardsById, lockGiftCards } from '../gift-cards/gift-card-store.ts'
import { type OfficeContext, onOrder } from '../office/office-context.ts'
import { mayGiveCardsAlone, refuseGivingAlone } from './giving-within-limit.ts'
import { madeGiftCards } from './made-gift-cards.ts'

const MOST_FOUND = 20

/** Gift cards that are looked up, blocked and given, by the office and by the command line. @see product §6 */
export const GIFT_CARD_COMMANDS = [
  onOrder(findGiftCards)(async ({ text }, { sql }) => {
    const found = await cardsNamed(sql, text, MOST_FOUND + 1)
    const cards = []
    for (const { card, order } of found.slice(0, MOST_FOUND)) {
      const { id, maskedCode, balance, currency, state, expiresAt, createdAt } = card
      const bookings = (await bookingsOf(sql, id)).map(({ at, kind, amount, orderNumber }) => ({
        at: at.toISOString(),
        kind,
        amount,
        order: orderNumber,
      }))
      cards.push({
        id,
        maskedCode,
        balance,
        currency,
        state,
        expiresAt: expiresAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
        order,
        bookings,
      })
    }
    return {
      answer: { cards, isCut: found.length > MOST_FOUND },
      object: null,
      after: cards.map(({ maskedCode }) => maskedCode),
    }
  }),

  onOrder(blockGiftCard)(async ({ id, isBlocked }, context) => {
    const { sql } = context
    const { card, bought } = await heldCard(sql, id)
    // It becomes active with the payment and by nobody's hand; blocked, the payment would find none that waits.
    if (card.state === 'waiting')
      throw new CommandRefusal(
        `${card.maskedCode} waits until the order that bought it is paid: until then there is nothing to block.`,
        'cardWaits',
        { card: card.maskedCode },
      )
    const to = isBlocked ? 'blocked' : 'active'
    const isChanged = card.state !== to
    if (isChanged && isBlocked) await changeCard(sql, id, { to: 'blocked' })
    if (isChanged && !isBlocked) await letWorkAgain(context, card, bought)
    return {
      answer: { id, state: to },
      object: objectOf(card),
      before: { state: card.state },
      after: isChanged && !isBlocked ? { state: to, amount: card.balance } : { state: to },
      undo: isChanged ? undoBy(blockGiftCard, { id, isBlocked: !isBlocked }) : null,
    }
  }),

  onOrder(issueGiftCards)(async (input, context) => {
    const { amount, currency, count, reason } = input
    await refuseGivingAlone(context, { amount: amount * count, currency })
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
    const made = await madeGiftCards(context, { amount, currency, count, expiresAt })
    return { ...made, after: { amount, currency, count, reason } }
  }),
]

/** A card, held, and what became of the order that bought it: that order is held first, as everything that ends it does. */
async function heldCard(sql: Sql, id: string): Promise<{ card: GiftCard; bought: BoughtWith | null }> {
  const [known] = await giftCardsById(sql, [id])
  const bought = known === undefined ? null : await cardPurchase(sql, known)
  await lockGiftCards(sql, [id])
  const [card] = await giftCardsById(sql, [id])
  if (card === undefined) throw new CommandRefusal('There is no such gift card.', 'cardUnknown', {})
  return { card, bought }
}

/** A card that works again is money that is given out, and its code is mailed if nobody has it yet. */
async function letWorkAgain(
  context: OfficeContext,
  card: GiftCard,
  bought: BoughtWith | null,
): Promise<void> {
  const { sql, now } = context
  const { id, maskedCode, orderId } = card
  if (bought !== null && staysBlocked(bought.purchase))
    throw new CommandRefusal(
      `${maskedCode} stays blocked: order ${bought.number}, which bought it, is not paid, or its price went back.`,
      'cardStays',
      { card: maskedCode, number: bought.number },
    )
  await refuseReleaseAlone(context, card)
  await changeCard(sql, id, { to: 'active' })
  if (bought !== null && orderId !== null) await sendGiftCardMails(sql, orderId, now)
}

/**
 * Above what one person gives out in a day, a card works again by somebody else than who has blocked it; for them it counts
 * as given as well. Where the log knows of nobody, the limit alone decides.
 *
 * @throws CommandRefusal that says who can
 */
async function refuseReleaseAlone(context: OfficeContext, card: GiftCard): Promise<void> {
  const { balance: amount, currency, maskedCode } = card
  const blocks = (
    await wasDoneSince(context.sql, { id: 0, object: objectOf(card) }, [blockGiftCard.name])
  ).filter(({ after }) => v.is(Blocked, after))
  const isOwn = blocks.some((block) => isBy(block, context))
  if (amount === 0 || (blocks.length > 0 && !isOwn)) return
  if (!isOwn) return refuseGivingAlone(context, { amount, currency })
  if (await mayGiveCardsAlone(context, amount)) return
  throw new CommandRefusal(
    `${maskedCode} holds more than one person gives out in a day, and you have blocked it: somebody else lets it work again.`,
    'cardBlockedByYou',
    { card: maskedCode },
  )
}

const Blocked = v.object({ state: v.literal('blocked') })

function isBy({ staffId, by }: LogRow, { actor }: OfficeContext): boolean {
  return actor.kind === 'staff' ? staffId === actor.id : by === actor.name
}

function objectOf({ maskedCode }: Pick<GiftCard, 'maskedCode'>): string {
  return `giftcard:${maskedCode}`
}
