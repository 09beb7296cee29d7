import { LRUCache } from 'lru-cache'

/** Logs each problem once until it is over. */
export type ProblemLog = { report: (what: string, problem: string) => void; over: (what: string) => void }

const MOST_KNOWN = 500

/** A log that stays readable while a service is down: the same problem of the same thing is one line. */
export function problemLog(say: (line: string) => void): ProblemLog {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN })
  return {
    report: (what, problem) => {
      if (known.get(what) === problem) return
      known.set(what, problem)
      say(`${what}: ${problem}`)
    },
    over: (what) => known.delete(what),
  }
}
