import { type BasketUnit, leftOf } from '../basket-unit.ts'
import type { PromotionLine } from '../promotion-input.ts'
import type { PromotedLine, PromotionReduction } from '../promotion-result.ts'
import type { Turn } from './promotion-turn.ts'

/** What a line costs after all turns, and which of them made it cheaper. Minor units with tax. @see product §6 */
export function promotedLine(
  line: PromotionLine,
  units: readonly BasketUnit[],
  turns: readonly Turn[],
): PromotedLine {
  const before = line.unitPrice * line.quantity
  const reductions: PromotionReduction[] = []
  let left = before
  for (const turn of turns) {
    const cut = unitCuts(turn, line).reduce((sum, amount) => sum + amount, 0)
    if (cut === 0) continue
    reductions.push(reduction(turn, cut, left))
    left -= cut
  }

  const own = units.filter((unit) => unit.line === line)
  return {
    key: line.key,
    before,
    total: leftOf(own),
    givenUnits: own.filter((unit) => unit.left === 0).length,
    appliedReductions: [...line.appliedReductions, ...reductions],
    promotion: line.giftOf === null ? null : { id: line.giftOf, isValid: isEarned(line, turns) },
  }
}

function unitCuts({ cuts }: Turn, line: PromotionLine): number[] {
  return [...cuts].flatMap(([unit, cut]) => (unit.line === line ? [cut] : []))
}

function reduction({ promotion, effect }: Turn, cut: number, left: number): PromotionReduction {
  return {
    category: promotion.code === null ? 'promotion' : 'voucher',
    type: effect && 'discountType' in effect ? effect.discountType : 'absolute',
    amount: { relative: cut / left, absoluteWithTax: cut },
    promotionId: promotion.id,
  }
}

function isEarned(line: PromotionLine, turns: readonly Turn[]): boolean {
  const turn = turns.find(({ promotion }) => promotion.id === line.giftOf)
  return turn !== undefined && unitCuts(turn, line).length === line.quantity
}
