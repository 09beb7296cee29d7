import type { ItemPrice } from '@shop/domain/basket/basket'
import type { BasketPromotion, BasketVoucher } from '@shop/domain/basket/basket-offers'
import type { NamedReduction } from '@shop/domain/basket/totals'
import type { WireBasket, WirePromotion } from '../wire/wire-basket.ts'

type Offers = {
  vouchers: BasketVoucher[]
  promotions: BasketPromotion[]
  reductions: NamedReduction[]
}

/** What promotions and vouchers take off a price, minor units with tax. */
export function promotionReduction({
  appliedReductions,
}: Pick<ItemPrice, 'appliedReductions'> | WireBasket['items'][number]['price']['total']): number {
  return appliedReductions
    .filter(({ category }) => category === 'promotion' || category === 'voucher')
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}

/** The promotions of a basket with what each takes off; those with a code are vouchers. */
export function offersOf(wire: WireBasket): Offers {
  const items = wire.items.filter(({ status }) => status === 'available')
  const known = new Map<string, WirePromotion>()
  // It works as soon as it works on one line.
  for (const { promotions, promotion } of items)
    for (const one of promotions ?? (promotion ? [promotion] : []))
      if (!known.get(one.id)?.isValid) known.set(one.id, one)
  const amounts = new Map<string, number>()
  for (const { category, promotionId, amount } of items.flatMap(
    ({ price }) => price.total.appliedReductions,
  )) {
    if (category !== 'promotion' && category !== 'voucher') continue
    // One that SCAYLE does not name is a reduction all the same, and has to be in the sum.
    const id = promotionId ?? category
    amounts.set(id, (amounts.get(id) ?? 0) + amount.absoluteWithTax)
  }

  const named = [...known.values()].map((promotion) => ({
    id: promotion.id,
    name: promotion.displayName ?? promotion.name,
    code: promotion.code,
    reduction: amounts.get(promotion.id) ?? 0,
    isValid: promotion.isValid,
  }))
  return {
    vouchers: named.flatMap(({ id, name, code, reduction, isValid }) =>
      code === null
        ? []
        : [{ code, promotionId: id, name, isValid, reason: isValid ? null : REASON, reduction }],
    ),
    promotions: named
      .filter(({ isValid, reduction, code }) => isValid && (reduction > 0 || code !== null))
      .map(({ id, name, code, reduction }) => ({ id, name, code, reduction })),
    reductions: [...amounts].flatMap(([promotionId, amount]) => {
      const promotion = named.find(({ id }) => id === promotionId)
      return amount === 0
        ? []
        : [{ promotionId, name: promotion?.name ?? promotionId, code: promotion?.code ?? null, amount }]
    }),
  }
}

/** Which condition is not reached, SCAYLE says in words of its own. */
const REASON = 'voucher.reasons.unknown'
