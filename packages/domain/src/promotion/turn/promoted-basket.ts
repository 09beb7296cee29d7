import { basketUnits, cutUnits } from '../basket-unit.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionInput } from '../promotion-input.ts'
import type { PromotedBasket, PromotedLine } from '../promotion-result.ts'
import { promotionsInTurn, unknownCodes } from '../promotions-in-turn.ts'
import { promotedLine } from './promoted-line.ts'
import { promotionTurn, type Turn } from './promotion-turn.ts'

/**
 * What promotions and vouchers make of a basket. Each has its turn by priority and works on what the earlier ones have
 * left; the same goods, promotions and codes give the same money in whatever order they come. Minor units with tax.
 *
 * Nothing is stored: gifts that are offered, or no longer earned, are returned, and the basket adds or removes them.
 * Usage limits count orders, so placing an order has to count once more inside its transaction.
 *
 * @see product §6; spec §3 "Basket"
 */
export function promotedBasket(input: PromotionInput): PromotedBasket {
  const turns: Turn[] = []
  const worked: Promotion[] = []
  let units = basketUnits(input.lines)
  for (const promotion of promotionsInTurn(input.promotions, input.codes)) {
    const turn = promotionTurn(promotion, units, worked, input)
    turns.push(turn)
    if (turn.failed.length > 0) continue
    worked.push(promotion)
    units = cutUnits(units, turn.cuts)
  }

  const lines = input.lines.map((line) => promotedLine(line, units, turns))
  return {
    lines,
    totals: totalsOf(lines),
    gifts: turns.flatMap(({ gift }) => gift ?? []),
    messages: turns.flatMap(({ messages }) => messages),
    outcomes: turns.map(({ promotion, failed }) => ({
      promotionId: promotion.id,
      code: promotion.code,
      isValid: failed.length === 0,
      failedConditions: failed,
    })),
    unknownCodes: unknownCodes(input.promotions, input.codes),
  }
}

function totalsOf(lines: readonly PromotedLine[]): PromotedBasket['totals'] {
  const before = lines.reduce((sum, line) => sum + line.before, 0)
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return { before, reduction: before - total, total }
}
