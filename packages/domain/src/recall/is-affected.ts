import { DEFAULT_LOCALE, isLocale, markets } from '../market/markets.ts'
import type { OrderState } from '../order/order.ts'
import { isoDay } from '../person/birth-date.ts'
import type { RecallNotice } from './recall.ts'

/** Nobody has got anything of these. */
const NOT_BOUGHT: readonly OrderState[] = ['pending_payment', 'payment_failed', 'cancelled']

type Bought = { placedAt: Date; locale: string; state: OrderState }

/**
 * Whether a recall is about something that was bought: it was, and on one of the days of sale that the notice names, by
 * the clock of the country in whose shop it was bought.
 *
 * @see Regulation (EU) 2023/988 art. 35
 */
export function isAffected(
  { soldFrom, soldUntil }: Pick<RecallNotice, 'soldFrom' | 'soldUntil'>,
  { placedAt, locale, state }: Bought,
): boolean {
  if (NOT_BOUGHT.includes(state)) return false
  const day = isoDay(placedAt, markets[isLocale(locale) ? locale : DEFAULT_LOCALE].timezone)
  return (soldFrom === null || soldFrom <= day) && (soldUntil === null || day <= soldUntil)
}
