import { readFileSync, writeFileSync } from 'node:fs'

/** What a report of Vitest says of a browser that was lost on the way; read by `vitestFailures`. */
export const LOST_BROWSER = 'lostBrowser'

/**
 * Runs the stories, and once more where the browser broke off under them: the system kills one for its memory, or it
 * crashes, and nothing that a story says is wrong then. The second run's report tells of the first, so that it is
 * counted as what needed a second try.
 *
 * @param run one run, which writes the report; returns its exit code
 * @returns the exit code of the last run
 */
export function againWithoutBrowser(run: () => number, report: string): number {
  const first = run()
  if (first === 0 || !isCutShort(report)) return first

  console.error('The browser was lost while the stories ran; they run once more.')
  const second = run()
  const written = reportIn(report)
  if (written) writeFileSync(report, JSON.stringify({ ...written, [LOST_BROWSER]: true }))
  return second
}

/** A run that failed without a test or a file that did: its runner broke off. */
function isCutShort(report: string): boolean {
  const written = reportIn(report)
  if (written === null) return false
  const { numPassedTests, numFailedTests, testResults } = written
  const files: unknown[] = Array.isArray(testResults) ? testResults : []
  return (
    numFailedTests === 0 &&
    Number(numPassedTests) > 0 &&
    !files.some(
      (file) => typeof file === 'object' && file !== null && 'status' in file && file.status === 'failed',
    )
  )
}

function reportIn(file: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}
