import type { BlockReport } from './define-block.tsx'

/** So many different problems are remembered; then it starts over, rather than grow for ever. */
const MOST_REMEMBERED = 2000

/**
 * Passes each problem on once, not with every request: an unknown block once for its kind and story, any other
 * problem once for the block it is in.
 */
export function reportOnce(report: BlockReport): BlockReport {
  const reported = new Set<string>()

  return (problem) => {
    const { story, block, uid, problem: words } = problem
    const key = JSON.stringify(words === 'unknown block' ? [story, block] : [story, block, uid, words])
    if (reported.has(key)) return
    if (reported.size >= MOST_REMEMBERED) reported.clear()
    reported.add(key)
    report(problem)
  }
}
