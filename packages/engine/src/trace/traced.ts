/** What a part of the work was about: few and fixed words, never what a shopper has typed and nobody's key. */
export type TraceFacts = Readonly<Record<string, string | number>>

/** Whoever traces a process. */
export type Tracer = {
  /** Does the work as a part of what is under way; what it begins belongs to it. */
  run: <T>(name: string, facts: TraceFacts, work: () => T) => T
  /** Begins a part that has none of its own, and returns what ends it. */
  begin: (name: string, facts: TraceFacts) => () => void
  /** The id of the trace that is under way; null without one. */
  traceId: () => string | null
}

let tracer: Tracer | null = null

/** Has a process traced; null ends it. Where nobody traces, a part of the work costs one comparison more. */
export function traceBy(by: Tracer | null): void {
  tracer = by
}

/** Does a part of the work, as whoever traces the process sees it. */
export function traced<T>(name: string, facts: TraceFacts, work: () => T): T {
  return tracer === null ? work() : tracer.run(name, facts, work)
}

/** Begins a part of the work, which ends with a call of what is returned. */
export function tracedFrom(name: () => string, facts: TraceFacts): () => void {
  return tracer === null ? nothing : tracer.begin(name(), facts)
}

/** The id by which a line of the log is found in its trace; null where there is none. */
export function traceId(): string | null {
  return tracer === null ? null : tracer.traceId()
}

/** Whether anybody traces this process. */
export function isTraced(): boolean {
  return tracer !== null
}

function nothing(): void {}
