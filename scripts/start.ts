import { buildShops } from './build-shops.ts'
import { refuseTakenPorts, runShops, shopsToRun } from './run-shops.ts'
import { wantedShops } from './wanted-shops.ts'

/** `pnpm start [<shop>…]`: builds what changed, makes and fills the embedded databases, and serves the shops. */
const begun = performance.now()
try {
  const wanted = await wantedShops('pnpm start [<shop>]    builds what changed and serves the shops')
  const running = shopsToRun(wanted, process.env)
  await refuseTakenPorts(running)
  await buildShops(wanted, { always: false }, (line) => console.log(line))
  console.log(`Opening ${wanted.map(({ brand }) => brand.name).join(', ')} …`)
  process.exitCode = await runShops(
    running,
    { program: 'dist/server/server.mjs', environment: { NODE_ENV: 'production' } },
    (lines) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`\n${lines}\n\nOpen after ${seconds} s. Ctrl-C stops.`)
    },
  )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
