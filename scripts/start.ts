import { buildShops } from './build-shops.ts'
import { refuseTakenPorts, runShops, shopsToRun } from './run-shops.ts'

/** `pnpm start`: builds what changed, makes and fills the embedded databases, and serves both shops. */
const begun = performance.now()
try {
  const shops = shopsToRun(process.env)
  await refuseTakenPorts(shops)
  await buildShops({ always: false }, (line) => console.log(line))
  console.log('Opening both shops …')
  process.exitCode = await runShops(
    shops,
    { program: 'dist/server/server.mjs', environment: { NODE_ENV: 'production' } },
    ([home, baby]) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(
        `\n  Lindhaus   ${home}\n  Pünktchen  ${baby}\n\nOpen after ${seconds} s. Ctrl-C stops both.`,
      )
    },
  )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
