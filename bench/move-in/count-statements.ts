import { writeFileSync } from 'node:fs'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'

/** Loaded ahead of a program by `--import`: writes how many statements it has sent into the file that its environment names. */
const file = process.env.BENCH_STATEMENTS
let statements = 0
if (file !== undefined) {
  watchStatements(() => {
    statements += 1
  })
  process.once('exit', () => writeFileSync(file, String(statements)))
}
