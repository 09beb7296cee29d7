import { blockGiftCard, findGiftCards, issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import { cardsNamed, changeCard } from '../gift-cards/gift-card-desk-store.ts'
import { bookingsOf, giftCardsById, lockGiftCards } from '../gift-cards/gift-card-store.ts'
import { onOrder } from '../office/office-context.ts'
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

  onOrder(blockGiftCard)(async ({ id, isBlocked }, { sql }) => {
    await lockGiftCards(sql, [id])
    const [card] = await giftCardsById(sql, [id])
    if (card === undefined) throw new CommandRefusal('There is no such gift card.', 'cardUnknown', {})
    // One that waits for its order to be paid becomes active with the payment, and by nobody's hand.
    if (card.state === 'waiting' && !isBlocked)
      throw new CommandRefusal(
        `${card.maskedCode} waits until the order that bought it is paid.`,
        'cardWaits',
        { card: card.maskedCode },
      )
    const to = isBlocked ? 'blocked' : 'active'
    await changeCard(sql, id, { to })
    return {
      answer: { id, state: to },
      object: `giftcard:${card.maskedCode}`,
      before: { state: card.state },
      after: { state: to },
      undo:
        card.state === to || card.state === 'waiting'
          ? null
          : undoBy(blockGiftCard, { id, isBlocked: !isBlocked }),
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
