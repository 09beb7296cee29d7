/** Logs each problem once until it is over. */
export type ProblemLog = { report: (what: string, problem: string) => void; over: (what: string) => void }

const MOST_KNOWN = 500

/** A log that stays readable while a service is down: the same problem of the same thing is one line. */
export function problemLog(say: (line: string) => void): ProblemLog {
  const known = new Map<string, string>()
  return {
    report: (what, problem) => {
      if (known.get(what) === problem) return
      known.delete(what)
      known.set(what, problem)
      const oldest = known.keys().next().value
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
      say(`${what}: ${problem}`)
    },
    over: (what) => known.delete(what),
  }
}
