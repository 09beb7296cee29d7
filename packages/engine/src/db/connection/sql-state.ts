/** The SQLSTATE of a failed query, null for any other error; drizzle wraps the driver's error. */
export function sqlState(error: unknown): string | null {
  for (const inner of errorsWithin(error)) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code
  }
  return null
}

/** An error and what caused it, the outermost first. */
export function errorsWithin(error: unknown): Error[] {
  const errors: Error[] = []
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) errors.push(inner)
  return errors
}

/** Serialization failures and deadlocks: the same transaction may well succeed when it is run again. */
export function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}
