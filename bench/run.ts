import { benchProgram } from './program.ts'

/** `pnpm bench [name…]`: measures the built shops on this machine. */
process.exitCode = await benchProgram(process.argv.slice(2))
