import { writeFileSync } from 'node:fs'
import { readReport, vitestReport } from '../test/reports.ts'
import { LOST_BROWSER } from '../test-failures.ts'

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
  const written = readReport(report)
  if (written) writeFileSync(report, JSON.stringify({ ...written, [LOST_BROWSER]: true }))
  return second
}

/** A run that failed without a test or a file that did: its runner broke off. */
function isCutShort(file: string): boolean {
  const written = readReport(file)
  if (written === null) return false
  const { count, failures } = vitestReport(file)
  const { passed, failed } = count(written)
  return passed > 0 && failed === 0 && failures(written).every(({ isFlaky }) => isFlaky)
}
