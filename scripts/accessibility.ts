import { readFileSync, writeFileSync } from 'node:fs'
import { evidence, FILES, recordText } from './accessibility/evidence.ts'
import { provenRun, recordWith } from './accessibility/proof.ts'
import { accessibilityReport } from './accessibility/report.ts'
import { summaryModule, summaryOf } from './accessibility/summary.ts'

/**
 * Takes what journeys have shown into the record of docs/accessibility, and writes the report and the summary that the
 * shops' statements are made from: `node scripts/accessibility.ts apps/<shop>/test-results/journeys.json …`. Without a
 * report of a run it writes both from the record as it is.
 */
const known = evidence()
const record = process.argv
  .slice(2)
  .map((file) => provenRun(JSON.parse(readFileSync(file, 'utf8'))))
  .reduce((all, run) => recordWith(all, run), known.record)

writeFileSync(FILES.record, recordText(record))
writeFileSync(FILES.report, accessibilityReport({ ...known, record }))
writeFileSync(FILES.summary, summaryModule(summaryOf(record, known.byHand)))
console.log(`${record.length} proofs: ${FILES.report.pathname}`)
