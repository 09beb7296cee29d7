import { buildShops } from './build-shops.ts'
import { shops } from './shops.ts'
import { walkedJourneys } from './walked-journeys.ts'

/**
 * `pnpm scayle-journeys`: buys in every shop with its goods at a stand-in of SCAYLE, in its last build. Walked every night:
 * `pnpm test` holds both backends to one suite of behaviour without a browser.
 */
await buildShops(await shops(), { always: false }, (line) => console.log(line))
process.exitCode = await walkedJourneys('scayle/playwright.config.ts', {})
