import type { BasketLine } from './basket-line.ts'

/**
 * The required lines of a group when its main line changes to a quantity: as many of each for every main item as
 * before. None when the line is no main item.
 *
 * @see spec §3 "itemGroup"
 */
export function scaledGroup(
  lines: readonly BasketLine[],
  { key, itemGroup, quantity: before }: BasketLine,
  quantity: number,
): BasketLine[] {
  if (!itemGroup?.isMainItem || quantity === before) return []
  return lines
    .filter((line) => line.key !== key && line.itemGroup?.id === itemGroup.id && line.itemGroup.isRequired)
    .map((line) => ({ ...line, quantity: Math.max(1, Math.round((line.quantity * quantity) / before)) }))
}
