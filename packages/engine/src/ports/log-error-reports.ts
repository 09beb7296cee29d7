import type { ErrorReports } from './error-reports.ts'

/** Error reports as lines of the shop's own log, one JSON each. */
export function logErrorReports(write: (line: string) => void): ErrorReports {
  return {
    error: (report) => write(JSON.stringify({ what: 'browser error', ...report })),
    trace: (report) => write(JSON.stringify({ what: 'browser trace', ...report })),
  }
}
