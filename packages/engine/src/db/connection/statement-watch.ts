import { statementSummary } from '../../trace/statement-summary.ts'
import { isTraced, tracedFrom } from '../../trace/traced.ts'

/** Told of every statement and how long its answer took, milliseconds. */
export type StatementWatch = (milliseconds: number) => void

const STATEMENT = { 'db.system.name': 'postgresql' } as const

let watch: StatementWatch | null = null

/** Has a process watch its statements; null ends it. Where nobody watches, a statement costs one comparison more. */
export function watchStatements(by: StatementWatch | null): void {
  watch = by
}

/**
 * Passes an answer on, and tells whoever watches or traces how long it took: the promise that comes back, or the moment
 * at which `ask` says that it was answered. A refused statement counts as well.
 *
 * @param text of the statement; empty where it is not known
 */
export function watched<T>(text: string, ask: (answered: () => void) => T): T {
  const told = watch
  if (told === null && !isTraced()) return ask(() => undefined)
  const ended = tracedFrom(() => statementSummary(text), STATEMENT)
  const begun = told === null ? 0 : performance.now()
  const note = () => {
    ended()
    told?.(performance.now() - begun)
  }
  const answer = ask(note)
  if (answer instanceof Promise) answer.then(note, note)
  return answer
}
