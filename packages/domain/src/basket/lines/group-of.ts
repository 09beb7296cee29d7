import type { BasketLine } from './basket-line.ts'

/** The lines that go where a line goes: of a main or required item the whole group, otherwise the line alone. */
export function groupOf(lines: readonly BasketLine[], line: BasketLine): BasketLine[] {
  const { itemGroup } = line
  if (!itemGroup?.isMainItem && !itemGroup?.isRequired) return [line]
  return lines.filter((other) => other.itemGroup?.id === itemGroup.id && other.isSaved === line.isSaved)
}
