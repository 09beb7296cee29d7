import { giftCardEnd, giftCardTimezone } from '@shop/domain/order/gift-card-end'
import type { CommandContext } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { maskedGiftCardCode, newGiftCardSecret } from '../gift-cards/gift-card-code.ts'
import { insertGiftCard } from '../gift-cards/gift-card-store.ts'

export type NewGiftCards = {
  amount: number
  currency: 'EUR' | 'CHF'
  count: number
  /** The last moment; null for three years after this one. */
  expiresAt: Date | null
}

/** @throws CommandRefusal for a last moment that is over */
export function giftCardsEnd(
  { expiresAt, currency }: Pick<NewGiftCards, 'expiresAt' | 'currency'>,
  now: Date,
): Date {
  const end = expiresAt ?? giftCardEnd(now, giftCardTimezone(currency))
  if (end <= now) throw new CommandRefusal('Choose a last day that is still to come.', 'cardEndsBefore', {})
  return end
}

/** Makes cards that nobody has paid for; whether somebody may is asked before. Code and PIN are in what it returns alone. */
export async function madeGiftCards(
  { sql, now }: Pick<CommandContext, 'sql' | 'now'>,
  { amount, currency, count, ...wanted }: NewGiftCards,
) {
  const expiresAt = giftCardsEnd({ ...wanted, currency }, now)
  const cards = Array.from({ length: count }, () => {
    const secret = newGiftCardSecret()
    return { ...secret, maskedCode: maskedGiftCardCode(secret.code) }
  })
  for (const { code, pin } of cards)
    await insertGiftCard(sql, { secret: { code, pin }, amount, currency, expiresAt, bought: null, now })
  const [first] = cards
  return {
    answer: { cards, amount, currency, expiresAt: expiresAt.toISOString() },
    object: `giftcard:${count === 1 && first ? first.maskedCode : `${count} cards`}`,
  }
}
