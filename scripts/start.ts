import { buildOffice, buildShops } from './build-shops.ts'
import { OFFICE_PORT, runOffice } from './run-office.ts'
import { refuseTakenPorts, runShops, shopsToRun } from './run-shops.ts'
import { wantedShops } from './wanted-shops.ts'

/** `pnpm start [<shop>…]`: builds what changed, makes and fills the embedded databases, and serves the shops and the office. */
const begun = performance.now()
try {
  const wanted = await wantedShops('pnpm start [<shop>]    builds what changed and serves the shops')
  const running = shopsToRun(wanted, process.env)
  await refuseTakenPorts(running)
  await refuseTakenPorts([{ shop: 'office', brandName: 'Office', port: OFFICE_PORT }])
  await buildShops(wanted, { always: false }, (line) => console.log(line))
  await buildOffice({ always: false }, (line) => console.log(line))
  // Whatever its port is: the office shows pages in a frame, which a shop allows to this address alone.
  const officeOrigin = process.env.OFFICE_ORIGIN ?? `http://localhost:${OFFICE_PORT}`
  console.log(`Opening ${wanted.map(({ brand }) => brand.name).join(', ')} …`)
  process.exitCode = await runShops(
    running,
    {
      program: 'dist/server/server.mjs',
      environment: { NODE_ENV: 'production', OFFICE_ORIGIN: officeOrigin },
    },
    async (lines) => {
      const office = await runOffice(running)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`\n${lines}\n${office}\n\nOpen after ${seconds} s. Ctrl-C stops.`)
    },
  )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
