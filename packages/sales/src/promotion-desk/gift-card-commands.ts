import { blockGiftCard, findGiftCards, issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { staysBlocked } from '@shop/domain/fulfilment/stays-blocked'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { type BoughtWith, cardPurchase } from '../gift-cards/card-purchase.ts'
import { cardsNamed, changeCard } from '../gift-cards/gift-card-desk-store.ts'
import { sendGiftCardMails } from '../gift-cards/gift-card-mail-store.ts'
import { bookingsOf, type GiftCard, giftCardsById, lockGiftCards } from '../gift-cards/gift-card-store.ts'
import { type OfficeContext, onOrder } from '../office/office-context.ts'
import { refuseGivingAlone } from './giving-within-limit.ts'
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
      object: `giftcard:${card.maskedCode}`,
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
  const { id, maskedCode, balance, currency, orderId } = card
  if (bought !== null && staysBlocked(bought.purchase))
    throw new CommandRefusal(
      `${maskedCode} stays blocked: order ${bought.number}, which bought it, is not paid, or its price went back.`,
      'cardStays',
      { card: maskedCode, number: bought.number },
    )
  await refuseGivingAlone(context, { amount: balance, currency })
  await changeCard(sql, id, { to: 'active' })
  if (bought !== null && orderId !== null) await sendGiftCardMails(sql, orderId, now)
}
