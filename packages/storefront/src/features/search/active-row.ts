/**
 * The row that an arrow key leads to; null is the field itself, between the last row and the first. Home and End belong
 * to the text until a row is active. Undefined: the key has nothing to do with rows.
 */
export function activeRowAfter(
  key: string,
  ids: readonly string[],
  activeId: string | null,
): string | null | undefined {
  const at = activeId === null ? -1 : ids.indexOf(activeId)

  if (key === 'ArrowDown') return ids[at + 1] ?? null
  if (key === 'ArrowUp') return at === -1 ? (ids.at(-1) ?? null) : (ids[at - 1] ?? null)
  if (activeId === null) return undefined
  if (key === 'Home') return ids[0] ?? null
  if (key === 'End') return ids.at(-1) ?? null
  return undefined
}
