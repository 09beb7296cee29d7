import { BuildFailed, buildOffice } from './build-shops.ts'

/** `pnpm --filter @shop/office-app build`: the office for production. */
try {
  await buildOffice({ always: true }, (line) => console.log(line))
  console.log('Built: apps/office/dist')
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(problem instanceof BuildFailed ? 1 : 2)
}
