import { moveInProgram } from './move-in-program.ts'

/** `pnpm move-in <shop> --from <source> <files>`: brings another shop into this one. */
process.exitCode = await moveInProgram(process.argv.slice(2))
