import { dayFormat } from '@shop/domain/market/day-format'
import type { Shop } from '@shop/domain/shop/shop'

/** Day and time of a moment as the shop's country writes and counts them. */
export function formatMailTime(at: Date, { market }: Pick<Shop, 'market'>): string {
  return dayFormat(market, { dateStyle: 'full', timeStyle: 'short' }).format(at)
}
