import { dayFormat } from '@shop/domain/market/day-format'
import type { Shop } from '@shop/domain/shop/shop'

/** The last day for a payment in advance, as the shop's country writes and counts days. */
export function payByDay({ market }: Pick<Shop, 'market'>, payBy: string): string {
  return dayFormat(market, { dateStyle: 'long' }).format(new Date(payBy))
}
