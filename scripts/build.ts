import { BuildFailed, buildOffice, buildShops } from './build-shops.ts'
import { wantedShops } from './wanted-shops.ts'

/** `pnpm build [<shop>…]`: the shops that are named, otherwise all and the office, for production. */
const isAll = process.argv.length === 2
try {
  const wanted = await wantedShops('pnpm build [<shop>]    builds shops for production')
  await buildShops(wanted, { always: true }, (line) => console.log(line))
  if (isAll) await buildOffice({ always: true }, (line) => console.log(line))
  const built = [...wanted.map(({ name }) => name), ...(isAll ? ['office'] : [])]
  console.log(`Built: ${built.map((name) => `apps/${name}/dist`).join(', ')}`)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(problem instanceof BuildFailed ? 1 : 2)
}
