import { readFileSync } from 'node:fs'
import type { Proof } from './proof.ts'
import type { HandCheck } from './report.ts'
import type { StoryProof } from './story-proof.ts'

const folder = new URL('../../docs/accessibility/', import.meta.url)

/** Where the record, what the stories have shown, the checks by hand, the report and the summary stand. */
export const FILES = {
  record: new URL('record.jsonl', folder),
  stories: new URL('stories.json', folder),
  byHand: new URL('by-hand.json', folder),
  report: new URL('README.md', folder),
  summary: new URL('../../packages/demo/src/stories/legal/accessibility-summary.ts', import.meta.url),
}

/** What journeys, stories and people have shown so far. */
export function evidence(): { record: Proof[]; stories: StoryProof; byHand: HandCheck[] } {
  const lines = readFileSync(FILES.record, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const record = lines.map((line): Proof => JSON.parse(line))
  const byHand: HandCheck[] = JSON.parse(readFileSync(FILES.byHand, 'utf8'))
  const stories: StoryProof = JSON.parse(readFileSync(FILES.stories, 'utf8'))
  return { record, stories, byHand }
}

/** One proof a line, so that a change of the record can be read. */
export function recordText(record: readonly Proof[]): string {
  return record.map((proof) => `${JSON.stringify(proof)}\n`).join('')
}
