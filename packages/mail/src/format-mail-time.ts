import type { Shop } from '@shop/domain/shop/shop'

/** Day and time of a moment as the shop's country writes and counts them. */
export function formatMailTime(at: Date, { market }: Pick<Shop, 'market'>): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: market.timezone } as const
  return new Intl.DateTimeFormat(market.languageTag, format).format(at)
}
