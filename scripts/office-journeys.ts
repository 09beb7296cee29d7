import { join } from 'node:path'
import { buildOffice, buildShops } from './build-shops.ts'
import { ROOT, shops } from './shops.ts'
import { walkedJourneys } from './walked-journeys.ts'

/** The task `journeys` of the office: walks its journeys beside the first shop, in the last builds of both. */
const [shop] = await shops()
if (shop === undefined) throw new Error('There is no shop in apps that the office could stand beside.')
await buildShops([shop], { always: false }, (line) => console.log(line))
await buildOffice({ always: false }, (line) => console.log(line))
process.exitCode = walkedJourneys('office/playwright.config.ts', {
  E2E_SHOP: shop.name,
  // Beside the journeys of the shops themselves.
  E2E_PORT: String(Number(process.env.E2E_PORT ?? 3310) + 20),
  E2E_REPORT: join(ROOT, 'apps/office/test-results/journeys.json'),
})
