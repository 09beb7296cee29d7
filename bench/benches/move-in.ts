import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench } from '../bench.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type Run, watchedRun } from '../import-runs.ts'
import { writeProductTable } from '../move-in/generated-tables.ts'
import { atMost, type Row, rounded } from '../report.ts'
import { withFolder } from '../served-shop.ts'
import { firstShop } from '../shops.ts'

const COUNTER = pathToFileURL(join(import.meta.dirname, '../move-in/count-statements.ts')).href
const MOST_SECONDS = 600

/** How long another shop takes to move in, rehearsal and move, and what the same files cost again. */
export const moveIn: Bench = {
  name: 'move-in',
  what: 'moving a shop in on PostgreSQL: the report, the move, and the same files again',
  products: 100_000,
  run: async ({ products, isQuick }) => {
    const size = isQuick ? Math.min(products, 2000) : products
    return withFolder(async (folder) => {
      const server = await freshDatabase('move_in')
      if (server === null)
        return { rows: [], budgets: [], skipped: 'No PostgreSQL server answers at BENCH_DATABASE_URL.' }
      try {
        const table = join(folder, 'products.csv')
        await writeProductTable(table, size)
        const step = (words: string[]) => watchedMove(folder, server.address, [...words, table])
        const report = await step(['--dry-run'])
        const first = await step(['--yes'])
        const again = await step(['--yes'])
        return {
          rows: [
            rowOf('report alone', size, report),
            rowOf('report and move', size, first),
            rowOf('same file again', size, again),
          ],
          budgets: [
            atMost(`report and move of ${size} products`, first.seconds, MOST_SECONDS, 's'),
            atMost('memory of the process', Math.max(report.peakMB, first.peakMB, again.peakMB), 1024, 'MB'),
          ],
        }
      } finally {
        await server.drop()
      }
    })
  },
}

type CountedRun = Run & { statements: number }

async function watchedMove(folder: string, address: string, words: readonly string[]): Promise<CountedRun> {
  const counted = join(folder, 'statements')
  const run = await watchedRun(
    'packages/move-in/src/cli/move-in.ts',
    [firstShop().id, '--from', 'csv', '--prices', 'gross', ...words],
    { DATABASE_URL: address, BENCH_STATEMENTS: counted, NODE_OPTIONS: `--import=${COUNTER}` },
  )
  return { ...run, statements: Number(await readFile(counted, 'utf8')) }
}

function rowOf(what: string, products: number, { seconds, cpuSeconds, peakMB, statements }: CountedRun): Row {
  return {
    what,
    products,
    s: rounded(seconds),
    'products/s': Math.round(products / seconds),
    'CPU s of the process': rounded(cpuSeconds),
    'peak MB': peakMB,
    statements,
    'statements for 1,000': rounded((statements / products) * 1000),
  }
}
