import { join } from 'node:path'
import { ROOT } from './shops.ts'
import { walkedJourneys } from './walked-journeys.ts'

/**
 * The task `journeys` of a shop: walks the journeys of that shop alone, in its last build. Neither its files nor its
 * content come from another shop, so that a change there leaves this result as it is.
 */
const [shop] = process.argv.slice(2)
if (shop === undefined) {
  console.error('node scripts/journeys.ts <shop>')
  process.exit(2)
}
process.exitCode = await walkedJourneys(null, {
  E2E_SHOP: shop,
  E2E_WORKERS: process.env.E2E_WORKERS ?? '2',
  E2E_REPORT: join(ROOT, 'apps', shop, 'test-results/journeys.json'),
})
