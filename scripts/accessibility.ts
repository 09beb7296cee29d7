import { readFileSync, writeFileSync } from 'node:fs'
import { evidence, FILES, recordText } from './accessibility/evidence.ts'
import { provenRun, recordWith } from './accessibility/proof.ts'
import { accessibilityReport } from './accessibility/report.ts'
import { isStoryReport, storyProof } from './accessibility/story-proof.ts'
import { summaryModule, summaryOf } from './accessibility/summary.ts'
import { shopNames } from './shops.ts'

/**
 * Takes what journeys and stories have shown into the record of docs/accessibility, and writes the report and the summary
 * that the shops' statements are made from: `node scripts/accessibility.ts apps/<shop>/test-results/journeys.json …
 * packages/ui/test-results/stories.json`. Without a report of a run it writes both from the record as it is.
 */
const known = evidence()
const runs = process.argv.slice(2).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
const ofStories = runs.findLast(isStoryReport)
const record = runs
  .filter((run) => !isStoryReport(run))
  .map(provenRun)
  .reduce((all, run) => recordWith(all, run), known.record)
const stories = ofStories === undefined ? known.stories : storyProof(ofStories, shopNames())

writeFileSync(FILES.record, recordText(record))
writeFileSync(FILES.stories, `${JSON.stringify(stories, null, 2)}\n`)
writeFileSync(FILES.report, accessibilityReport({ ...known, record, stories }))
writeFileSync(FILES.summary, summaryModule(summaryOf(record, known.byHand)))
console.log(`${record.length} proofs, ${stories.stories} stories: ${FILES.report.pathname}`)
