import { BuildFailed, buildShops } from './build-shops.ts'

/** `pnpm build`: both shops, for production. */
try {
  await buildShops({ always: true }, (line) => console.log(line))
  console.log('Both shops are built: apps/*/dist')
} catch (problem) {
  console.error(problem instanceof BuildFailed ? problem.message : problem)
  process.exit(1)
}
