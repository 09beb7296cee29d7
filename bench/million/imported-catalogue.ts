import type { Conditions } from '../bench.ts'
import { keptDatabase } from '../fresh-database.ts'
import { boundedRun, watchedRun } from '../import-runs.ts'
import { firstShop } from '../shops.ts'
import { inOne, type KeptCatalogue, keptCatalogue } from './kept-catalogue.ts'

/** Less than this is not worth beginning an import for. */
const LEAST_IMPORT_MS = 20_000

/** What a run says that stops before it is through. */
export function unfinished(what: string): never {
  throw new Error(`Ten minutes are over and ${what}: the same command goes on from here.`)
}

/** Writes the catalogue's file, once. */
async function generated(catalogue: KeptCatalogue, { products, say }: Conditions): Promise<void> {
  if (catalogue.state().isGenerated) return
  say(`generates ${products} products`)
  const words = ['--products', String(products), '--seed', '7', '--out', catalogue.file]
  await watchedRun('packages/demo/src/generate-catalogue.ts', words, {})
  catalogue.note({ isGenerated: true })
}

type ImportOptions = { environment: Record<string, string>; left: () => number; say: Conditions['say'] }

/** Imports, or goes on with it. Returns whether everything is in. */
async function imported(
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

/** A run ends below ten minutes; the next one goes on. */
export const MOST_MS = 9 * 60_000

export type KeptMillion = {
  catalogue: KeptCatalogue
  environment: { DATABASE_URL: string; SHOP_DATA: string }
  /** Milliseconds that this run may still take. */
  left: () => number
}

/**
 * The catalogue that outlives a run, with everything imported; null where no PostgreSQL server answers.
 *
 * @throws Error when the time is over before: the next run goes on
 */
export async function keptMillion(conditions: Conditions): Promise<KeptMillion | null> {
  const started = performance.now()
  const left = () => MOST_MS - (performance.now() - started)
  const { products, say } = conditions
  const database = await keptDatabase(`million_${products}`)
  if (database === null) return null
  const catalogue = keptCatalogue(products)
  if (!database.wasThere) catalogue.forget()
  const environment = { DATABASE_URL: database.address, SHOP_DATA: catalogue.dataFolder }

  await generated(catalogue, conditions)
  if (!(await imported(catalogue, { environment, left, say }))) return unfinished('the import is not through')
  return { catalogue, environment, left }
}
