import { readFileSync } from 'node:fs'
import type { Proof } from './proof.ts'
import type { HandCheck } from './report.ts'

const folder = new URL('../../docs/accessibility/', import.meta.url)

/** Where the record, the checks by hand, the report and the summary stand. */
export const FILES = {
  record: new URL('record.jsonl', folder),
  byHand: new URL('by-hand.json', folder),
  report: new URL('README.md', folder),
  summary: new URL('../../packages/demo/src/stories/legal/accessibility-summary.ts', import.meta.url),
}

/** What journeys and people have shown so far. */
export function evidence(): { record: Proof[]; byHand: HandCheck[] } {
  const lines = readFileSync(FILES.record, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const record = lines.map((line): Proof => JSON.parse(line))
  const byHand: HandCheck[] = JSON.parse(readFileSync(FILES.byHand, 'utf8'))
  return { record, byHand }
}

/** One proof a line, so that a change of the record can be read. */
export function recordText(record: readonly Proof[]): string {
  return record.map((proof) => `${JSON.stringify(proof)}\n`).join('')
}
