import { faultsProgram } from './faults/program.ts'

/** `pnpm faults`: what goes wrong with a shop, and whether every answer was true all the same. */
process.exitCode = await faultsProgram(process.argv.slice(2))
