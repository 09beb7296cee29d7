import { parseArgs } from 'node:util'
import { namedShops, type ShopOfRepository, shops } from './shops.ts'

/**
 * The shops that a command line names, all of them when it names none. `--help` prints how the command is written and
 * ends the process.
 *
 * @throws for a name that no shop has, and for an option
 */
export async function wantedShops(usage: string): Promise<ShopOfRepository[]> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  })
  const all = await shops()
  const wanted = namedShops(all, positionals)
  if (values.help) {
    console.log(`${usage}\n\n  <shop>  ${all.map(({ name }) => name).join(' or ')}; all when none is named`)
    process.exit(0)
  }
  return wanted
}
