import { faultsProgram } from './faults/program.ts'

/**
 * `pnpm faults`: what goes wrong with a shop, and whether every answer was true all the same. Ends at once: connections that
 * were cut on purpose may still be about to end.
 */
const exitCode = await faultsProgram(process.argv.slice(2))
process.exit(exitCode)
