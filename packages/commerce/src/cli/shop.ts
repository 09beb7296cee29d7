import { shopProgram } from './shop-program.ts'

/** `pnpm shop <shop> <topic> …`: what operators do to a shop, running or not. */
process.exitCode = await shopProgram(process.argv.slice(2))
