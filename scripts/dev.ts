import { refuseTakenPorts, runShops, shopsToRun } from './run-shops.ts'

/** `pnpm dev`: both shops from their sources; a change shows at once. */
try {
  const shops = shopsToRun(process.env)
  await refuseTakenPorts(shops)
  process.exitCode = await runShops(
    shops,
    { program: 'dev.ts', environment: { NODE_ENV: 'development' } },
    ([home, baby]) => console.log(`\n  Lindhaus   ${home}\n  Pünktchen  ${baby}\n\nCtrl-C stops both.`),
  )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
