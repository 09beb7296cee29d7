import { BuildFailed, buildOffice, buildShops } from './build-shops.ts'
import { wantedShops } from './wanted-shops.ts'

/** `pnpm build [<shop>…]`: the shops that are named, otherwise all, for production. */
try {
  const wanted = await wantedShops('pnpm build [<shop>]    builds shops for production')
  await buildShops(wanted, { always: true }, (line) => console.log(line))
  await buildOffice({ always: true }, (line) => console.log(line))
  console.log(`Built: ${wanted.map(({ name }) => `apps/${name}/dist`).join(', ')}, apps/office/dist`)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(problem instanceof BuildFailed ? 1 : 2)
}
