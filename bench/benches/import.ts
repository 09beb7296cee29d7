import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileLines } from '@shop/catalogue/import/import-file'
import { parsedLine } from '@shop/catalogue/import/import-line'
import type { Bench } from '../bench.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type Run, watchedRun } from '../import-runs.ts'
import { atLeast, atMost, type Budget, type Row, rounded } from '../report.ts'
import { withFolder } from '../served-shop.ts'
import { firstShop } from '../shops.ts'

/** The embedded database is no place for more. */
const MOST_EMBEDDED = 100_000
const DELTA_LINES = 100_000
/** Counts that change together, such as those of a stocktaking, each of another variant. */
const CHANGED_COUNTS = 10_000
const CHANGED_SECONDS = 5
const PARSED_LINES = 20_000
/** Ids of generated variants. @see demo/src/catalogue/generated-catalogue.ts */
const FIRST_PRODUCT = 1_000_001

/** How fast catalogues, prices and counts come into a shop, and how much memory that takes. */
export const imports: Bench = {
  name: 'import',
  what: 'generating a catalogue, importing it, importing it again, prices and counts alone',
  run: async ({ products, isQuick }) => {
    const size = isQuick ? Math.min(products, 2000) : products
    return withFolder(async (folder) => {
      const rows: Row[] = []
      const budgets: Budget[] = []
      const file = join(folder, 'catalogue.ndjson')
      const generated = await generate(file, size)
      rows.push(rowOf('-', 'generate', size, generated), await parseRow(file, Math.min(size, PARSED_LINES)))
      budgets.push(atLeast('lines a second of the generator', size / generated.seconds, 50_000, 'lines/s'))

      const server = await freshDatabase('import')
      if (server !== null) {
        try {
          const steps = await importSteps(file, size, folder, { DATABASE_URL: server.address })
          for (const { what, lines, run } of steps) rows.push(rowOf('PostgreSQL', what, lines, run))
          const peak = Math.max(...steps.map(({ run }) => run.peakMB))
          budgets.push(atMost(`memory of an importing process at ${size} products`, peak, 1024, 'MB'))
          budgets.push(...countBudgets('PostgreSQL', steps))
        } finally {
          await server.drop()
        }
      }
      const small = join(folder, 'small.ndjson')
      await generate(small, Math.min(size, MOST_EMBEDDED))
      const environment = { DATABASE_URL: '', SHOP_DATA: join(folder, 'data') }
      const steps = await importSteps(small, Math.min(size, MOST_EMBEDDED), folder, environment)
      for (const { what, lines, run } of steps) rows.push(rowOf('embedded', what, lines, run))
      budgets.push(...countBudgets('embedded', steps))
      const notes = server === null ? ['No PostgreSQL server answers at BENCH_DATABASE_URL.'] : []
      return { rows, budgets, notes }
    })
  },
}

async function generate(file: string, products: number): Promise<Run> {
  return watchedRun(
    'packages/demo/src/generate-catalogue.ts',
    ['--products', String(products), '--seed', '7', '--out', file],
    {},
  )
}

async function importSteps(
  file: string,
  products: number,
  folder: string,
  environment: Record<string, string>,
) {
  const steps: Step[] = []
  const step = async (name: string, lines: number, what: 'catalogue' | 'prices' | 'stock', from: string) =>
    steps.push({
      what: name,
      lines,
      run: await watchedRun(
        'packages/commerce/src/cli/shop.ts',
        [firstShop().id, 'import', what, from],
        environment,
      ),
    })
  await step('whole catalogue', products, 'catalogue', file)
  await step('same file again', products, 'catalogue', file)

  const amount = Math.min(products, DELTA_LINES)
  const ids = Array.from({ length: amount }, (_, index) => (FIRST_PRODUCT + index) * 100)
  const prices = join(folder, 'prices.csv')
  const counts = join(folder, 'stock.csv')
  await writeFile(
    prices,
    table('variantId,country,price', ids, (id, at) => `${id},DE,${1000 + (at % 977)}`),
  )
  await writeFile(
    counts,
    table('variantId,quantity', ids, (id, at) => `${id},${100 + (at % 7)}`),
  )
  await step('prices', amount, 'prices', prices)
  await step('same prices again', amount, 'prices', prices)
  await step('counts', amount, 'stock', counts)
  const fewer = ids.slice(0, CHANGED_COUNTS)
  const changed = join(folder, 'changed.csv')
  await writeFile(
    changed,
    table('variantId,quantity', fewer, (id, at) => `${id},${200 + (at % 7)}`),
  )
  await step(CHANGES, fewer.length, 'stock', changed)
  return steps
}

const CHANGES = 'counts that change, each of another variant'
type Step = { what: string; lines: number; run: Run }

/** The start of the command counts: whoever changes counts waits for it as well. */
function countBudgets(database: string, steps: readonly Step[]): Budget[] {
  return steps
    .filter(({ what }) => what === CHANGES)
    .map(({ lines, run }) =>
      atMost(`seconds of ${lines} changed counts, ${database}`, run.seconds, CHANGED_SECONDS, 's'),
    )
}

function table(header: string, ids: readonly number[], row: (id: number, at: number) => string): string {
  return [header, ...ids.map(row), ''].join('\n')
}

/** Reading and checking lines alone, on one core. */
async function parseRow(file: string, most: number): Promise<Row> {
  let [count, seconds] = [0, 0]
  for await (const { lines } of fileLines(createReadStream(file, { highWaterMark: 1024 * 1024 }))) {
    const start = performance.now()
    for (const line of lines) parsedLine(line)
    seconds += (performance.now() - start) / 1000
    count += lines.length
    if (count >= most) break
  }
  return rowOf('-', 'read and check', count, {
    seconds,
    cpuSeconds: seconds,
    peakMB: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  })
}

function rowOf(database: string, what: string, lines: number, { seconds, cpuSeconds, peakMB }: Run): Row {
  return {
    database,
    what,
    lines,
    s: rounded(seconds),
    'lines/s': Math.round(lines / seconds),
    'CPU s of the process': rounded(cpuSeconds),
    'peak MB': peakMB,
  }
}
