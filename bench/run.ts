import { closeOnSignals } from './left-behind.ts'
import { benchProgram } from './program.ts'

/** `pnpm bench [name…]`: measures the built shops on this machine. */
closeOnSignals()
process.exitCode = await benchProgram(process.argv.slice(2))
