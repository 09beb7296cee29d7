/** A field of what a runner has written; undefined where it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

/** A list of what a runner has written; an empty one where it has none. */
export function listOf(value: unknown, name: string): unknown[] {
  const found = fieldOf(value, name)
  return Array.isArray(found) ? found : []
}

/** Words of what a runner has written; none where it has none. */
export function textOf(value: unknown, name: string): string {
  const found = fieldOf(value, name)
  return typeof found === 'string' ? found : ''
}
