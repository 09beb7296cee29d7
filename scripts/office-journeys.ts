import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOffice, buildShops } from './build-shops.ts'
import { ROOT, shops } from './shops.ts'
import { mergedPlaywrightReports, readReport } from './test/reports.ts'
import { walkedJourneys } from './walked-journeys.ts'

/** Each has a shop and an office of its own: within one, a journey may change what others rely on. */
const PARTS = 2
const PORTS_OF_A_PART = 20
const RESULTS = join(ROOT, 'apps/office/test-results')

/**
 * The task `journeys` of the office: walks its journeys beside the first shop, in the last builds of both, in two parts at
 * once. In a single one they took longer than those of the shops beside them, with one processor idle at the end.
 */
const [shop] = await shops()
if (shop === undefined) throw new Error('There is no shop in apps that the office could stand beside.')
await buildShops([shop], { always: false }, (line) => console.log(line))
await buildOffice({ always: false }, (line) => console.log(line))

const parts = Array.from({ length: PARTS }, (_, index) => ({
  part: index + 1,
  of: PARTS,
  report: join(RESULTS, `journeys-${index + 1}.json`),
}))
for (const { report } of parts) rmSync(report, { force: true })
const ends = await Promise.all(
  parts.map(async ({ report, ...only }) =>
    walkedJourneys(
      'office/playwright.config.ts',
      {
        E2E_SHOP: shop.name,
        // Beside the journeys of the shops themselves, and of the other part.
        E2E_PORT: String(Number(process.env.E2E_PORT ?? 3310) + PORTS_OF_A_PART * only.part),
        E2E_REPORT: report,
      },
      only,
    ),
  ),
)
process.exitCode = Math.max(...ends)

const reports = parts.map(
  ({ report, part }) =>
    readReport(report) ?? { errors: [{ message: `Part ${part} of ${PARTS} ended without a report.` }] },
)
mkdirSync(RESULTS, { recursive: true })
writeFileSync(join(RESULTS, 'journeys.json'), JSON.stringify(mergedPlaywrightReports(reports)))
