import type { Conditions } from '../bench.ts'
import { boundedRun, watchedRun } from '../import-runs.ts'
import { firstShop } from '../shops.ts'
import { inOne, type KeptCatalogue } from './kept-catalogue.ts'

/** Less than this is not worth beginning an import for. */
const LEAST_IMPORT_MS = 20_000

/** What a run says that stops before it is through. */
export function unfinished(what: string): never {
  throw new Error(`Ten minutes are over and ${what}: the same command goes on from here.`)
}

/** Writes the catalogue's file, once. */
export async function generated(catalogue: KeptCatalogue, { products, say }: Conditions): Promise<void> {
  if (catalogue.state().isGenerated) return
  say(`generates ${products} products`)
  const words = ['--products', String(products), '--seed', '7', '--out', catalogue.file]
  await watchedRun('packages/demo/src/generate-catalogue.ts', words, {})
  catalogue.note({ isGenerated: true })
}

type ImportOptions = { environment: Record<string, string>; left: () => number; say: Conditions['say'] }

/** Imports, or goes on with it. Returns whether everything is in. */
export async function imported(
  catalogue: KeptCatalogue,
  { environment, left, say }: ImportOptions,
): Promise<boolean> {
  const { isImported, runs } = catalogue.state()
  if (isImported) {
    say('the catalogue was imported before')
    return true
  }
  if (left() < LEAST_IMPORT_MS) return false
  say(runs.length === 0 ? 'imports' : `goes on importing, ${Math.round(inOne(runs).seconds)} s so far`)
  const program = ['packages/commerce/src/cli/shop.ts', firstShop().id, 'import', 'catalogue', catalogue.file]
  const { isDone, ...run } = await boundedRun(
    runs.length === 0 ? program : [...program, '--resume'],
    environment,
    left(),
  )
  catalogue.note({ runs: [...runs, run], isImported: isDone })
  return isDone
}
