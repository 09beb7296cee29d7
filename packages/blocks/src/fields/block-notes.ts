let notes: string[] | null = null

/**
 * Says what a field has put right by itself, for example an unknown option. Called by schemas of `block-fields.ts`
 * while they parse; outside of `withNotes` it says nothing.
 */
export function note(words: string): void {
  notes?.push(words)
}

/** Runs a parse and returns its notes. Parsing is synchronous, so notes of other blocks cannot mix in. */
export function withNotes<T>(parse: () => T): { result: T; notes: readonly string[] } {
  const around = notes
  const mine: string[] = []
  notes = mine
  try {
    return { result: parse(), notes: mine }
  } finally {
    notes = around
  }
}
