import { faultsProgram } from './faults/program.ts'

/**
 * `pnpm faults`: what goes wrong with a shop, and whether every answer was true all the same. Ends as soon as
 * all words are out: connections that were cut on purpose may still be about to end.
 */
const exitCode = await faultsProgram(process.argv.slice(2))
await Promise.all(
  [process.stdout, process.stderr].map((stream) => new Promise((written) => stream.write('', written))),
)
process.exit(exitCode)
