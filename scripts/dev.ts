import { refuseTakenPorts, runShops, shopsToRun } from './run-shops.ts'
import { wantedShops } from './wanted-shops.ts'

/** `pnpm dev [<shop>…]`: the shops that are named, otherwise all, from their sources; a change shows at once. */
try {
  const wanted = await wantedShops('pnpm dev [<shop>]    serves shops from their sources')
  const running = shopsToRun(wanted, process.env)
  await refuseTakenPorts(running)
  process.exitCode = await runShops(
    running,
    { program: 'dev.ts', environment: { NODE_ENV: 'development' } },
    (lines) => console.log(`\n${lines}\n\nCtrl-C stops.`),
  )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
