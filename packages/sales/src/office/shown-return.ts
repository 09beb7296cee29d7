import type { ShownReturn } from '@shop/api-client/office/order-commands'
import { inboxDeadline, isOverdue } from '@shop/domain/inbox/inbox-deadline'
import { DEFAULT_LOCALE, isLocale, markets } from '@shop/domain/market/markets'
import type { OrderReturn } from '../orders/return-store.ts'

type Around = {
  locale: string
  parcels: readonly { positions: readonly number[] }[]
  /** The number of the order that was made in exchange for it; null for none. */
  replacement: string | null
  now: Date
}

/** A return as the desk sees it. */
export function shownReturn(
  { number, basis, state, announcedAt, carrier, trackingNumber, amount, lines, ...moments }: OrderReturn,
  { locale, parcels, replacement, now }: Around,
): ShownReturn {
  const { receivedAt, refundedAt, declaredAt } = moments
  const isOwed = state === 'announced' && refundedAt === null
  return {
    number,
    basis,
    state,
    announcedAt: announcedAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    due: isOwed ? moneyDue({ basis, announcedAt, declaredAt, locale }, now) : null,
    carrier,
    trackingNumber,
    amount,
    replacement,
    lines: lines.map(({ position, quantity }) => ({
      position,
      quantity,
      hasLeft: parcels.some(({ positions }) => positions.includes(position)),
    })),
  }
}

/**
 * Until when the money of a withdrawal has to be back, whether or not its goods are: the shop may wait for them or for
 * the proof that they were sent, and nobody sees that proof but the desk. Its days run from the declaration, however much
 * later somebody has settled it.
 *
 * @see eu-duties C-06
 */
export function moneyDue(
  {
    basis,
    announcedAt,
    declaredAt,
    locale,
  }: Pick<OrderReturn, 'basis' | 'announcedAt' | 'declaredAt'> & { locale: string },
  now: Date,
): ShownReturn['due'] {
  if (basis !== 'law') return null
  const { country, timezone } = markets[isLocale(locale) ? locale : DEFAULT_LOCALE]
  const deadline = inboxDeadline(
    { kind: 'withdrawal', receivedAt: declaredAt ?? announcedAt, isAnswered: false },
    { country, timezone },
  )
  return deadline && { ...deadline, isOverdue: isOverdue(deadline, timezone, now) }
}
