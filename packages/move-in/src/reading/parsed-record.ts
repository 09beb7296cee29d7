import * as v from 'valibot'
import { type Finding, type Place, refused } from '../records/finding.ts'
import { OldRecord } from '../records/old-record.ts'

/** What a reader has put together, as a record; or everything that is wrong with it. */
export function parsedRecord(place: Place, value: unknown, columnOf: (path: string) => string): Finding[] {
  const parsed = v.safeParse(OldRecord, value, { abortPipeEarly: true })
  if (parsed.success) return [{ kind: 'record', place, record: parsed.output }]
  return parsed.issues.slice(0, 5).map((issue) => {
    const path = v.getDotPath(issue) ?? ''
    return refused(place, {
      column: columnOf(path),
      what: typeof issue.input === 'string' ? issue.input.slice(0, 60) : '',
      why: issue.message,
      remedy: 'correct the cell and move in again: what is through stays as it is',
    })
  })
}
