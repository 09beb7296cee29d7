import type { Locale } from '../../market/markets.ts'
import { isSale, type OfferedPrice, type PricePoint } from '../../price/running-reduction.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionLine } from '../promotion-input.ts'
import { promotedBasket } from '../turn/promoted-basket.ts'

/** What a promotion was from a moment on, in the currency of the country; null: there was none any more. */
export type PromotionVersion = { id: string; since: Date; promotion: Promotion | null }

/** As much of a variant as promotions ask of it. */
export type OfferedGoods = Pick<
  PromotionLine,
  'variantId' | 'productId' | 'categoryIds' | 'brand' | 'isPriceBound' | 'contribution'
>

export type OfferSpan = {
  from: Date
  until: Date
  /** The shops of the country: what one of them offered was offered there. */
  locales: readonly Locale[]
}

/**
 * The times within a span in which promotions made one piece cheaper for everybody than its price said: what applies by
 * itself, or with a code that everybody is told. Several that go together count together, as in a basket. A minimum that
 * one piece does not reach, or a second piece that would be free, makes none.
 *
 * @see eu-duties C-09 "append-only price history, public vouchers included"
 */
export function offeredPrices(
  history: readonly PricePoint[],
  versions: readonly PromotionVersion[],
  goods: OfferedGoods,
  { from, until, locales }: OfferSpan,
): OfferedPrice[] {
  const moments = momentsOf(history, versions).filter(
    (moment) => moment > from.getTime() && moment < until.getTime(),
  )
  const starts = [from.getTime(), ...new Set(moments.toSorted((a, b) => a - b))]
  return starts.flatMap((start, index) => {
    const at = new Date(start)
    const point = history.findLast(({ since }) => since <= at)
    if (point === undefined || point.price === null) return []
    const promotions = promotionsAt(versions, at)
    if (promotions.length === 0) return []
    const own = point.price
    const line = lineOf(goods, own, isSale(point))
    const price = Math.min(...locales.map((locale) => totalOf(line, promotions, { now: at, locale })))
    return price < own ? [{ from: at, until: new Date(starts[index + 1] ?? until.getTime()), price }] : []
  })
}

/** Whenever something may have become another price, milliseconds. */
function momentsOf(history: readonly PricePoint[], versions: readonly PromotionVersion[]): number[] {
  return [
    ...history.map(({ since }) => since.getTime()),
    ...versions.flatMap(({ since, promotion }) => [
      since.getTime(),
      ...(promotion?.schedule.from ? [Date.parse(promotion.schedule.from)] : []),
      // Its last moment is still one of it.
      ...(promotion?.schedule.to ? [Date.parse(promotion.schedule.to) + 1] : []),
    ]),
  ]
}

function promotionsAt(versions: readonly PromotionVersion[], at: Date): Promotion[] {
  const latest = new Map<string, PromotionVersion>()
  for (const version of versions) {
    const known = latest.get(version.id)
    if (version.since <= at && (known === undefined || version.since >= known.since))
      latest.set(version.id, version)
  }
  return [...latest.values()].flatMap(({ promotion }) => promotion ?? [])
}

function lineOf(goods: OfferedGoods, unitPrice: number, isOnSale: boolean): PromotionLine {
  return { ...goods, key: '', isOnSale, quantity: 1, unitPrice, appliedReductions: [], giftOf: null }
}

function totalOf(
  line: PromotionLine,
  promotions: readonly Promotion[],
  circumstances: { now: Date; locale: Locale },
): number {
  const codes = promotions.flatMap(({ code }) => code ?? [])
  return promotedBasket({ lines: [line], promotions, codes, usage: new Map(), ...circumstances }).totals.total
}
