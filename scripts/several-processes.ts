import { parseArgs } from 'node:util'
import { buildShops } from './build-shops.ts'
import { shops } from './shops.ts'
import { walkedJourneys } from './walked-journeys.ts'

/**
 * `pnpm several-processes`: what two processes of a shop see of each other's changes, and every journey with each request
 * at the other one of two, also those that `pnpm test` leaves to the night; `--by-day` leaves them out here as well. With
 * E2E_UPGRADE_FROM, a tree of the release before in which the first shop is built, also that its processes can be replaced
 * by this build and back. Needs a PostgreSQL server, see e2e/README.md; too long for `pnpm test`.
 */
const { values } = parseArgs({
  options: { 'by-day': { type: 'boolean', default: false }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(
    'pnpm several-processes [--by-day]\n  --by-day  leaves out what `pnpm test` leaves to the night\nNeeds a PostgreSQL server, see e2e/README.md.',
  )
  process.exit(0)
}
await buildShops(await shops(), { always: false }, (line) => console.log(line))
const environment = {
  E2E_PROCESSES: process.env.E2E_PROCESSES ?? '2',
  // What is left to the night is walked as well, and what the shops share in both of them.
  SHOP_TEST_EVERYTHING: values['by-day'] ? '0' : '1',
}
for (const config of ['processes/playwright.config.ts', null])
  if ((await walkedJourneys(config, environment)) !== 0) process.exitCode = 1
