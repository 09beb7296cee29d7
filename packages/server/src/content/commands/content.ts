import { runContentCommand } from './content-command.ts'

process.exitCode = await runContentCommand(process.argv.slice(2), process.env, (line) => console.log(line))
