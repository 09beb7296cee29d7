/** Told of every statement and how long its answer took, milliseconds. */
export type StatementWatch = (milliseconds: number) => void

let watch: StatementWatch | null = null

/** Has a process watch its statements; null ends it. Where nobody watches, a statement costs one comparison more. */
export function watchStatements(by: StatementWatch | null): void {
  watch = by
}

/**
 * Passes an answer on, and tells whoever watches how long it took: the promise that comes back, or the moment at which
 * `ask` says that it was answered. A refused statement counts as well.
 */
export function watched<T>(ask: (answered: () => void) => T): T {
  const told = watch
  if (told === null) return ask(() => undefined)
  const begun = performance.now()
  const note = () => told(performance.now() - begun)
  const answer = ask(note)
  if (answer instanceof Promise) answer.then(note, note)
  return answer
}
