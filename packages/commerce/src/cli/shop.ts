import { writeLogAsJson } from '@shop/engine/trace/json-log'
import { shopProgram } from './shop-program.ts'

/** `pnpm shop <shop> <topic> …`: what operators do to a shop, running or not. */
const words = process.argv.slice(2)
// Whoever types reads sentences, and what a command exports is no log; a job of a cluster that migrates has no reader.
if (process.env.LOG_FORMAT === 'json' && words.includes('migrate')) writeLogAsJson({ endsUncaught: true })
process.exitCode = await shopProgram(words)
