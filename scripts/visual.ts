import { parseArgs } from 'node:util'
import { acceptFindings } from './visual/accept.ts'
import { compareSnapshots } from './visual/compare.ts'
import { findings } from './visual/findings.ts'
import { renewSnapshots } from './visual/renew.ts'
import { serveReview } from './visual/review.ts'

/** `pnpm visual`: the pictures of the stories, and what to do when they have changed. */
const HELP = `pnpm visual <command>

  compare           photographs every story tagged 'snapshot' in both brands and compares (the default)
  review            shows old, new and difference side by side, with a button to accept each
  accept [name]     takes what the last comparison found as the new truth: all, or those whose name has [name] in it
  renew             draws every snapshot anew: for another browser, or after a change that shows everywhere

  --port <number>   where review is served (6007)
  --report <file>   where compare writes its result as JSON
  --stories         compare runs every other story as well, with its play function and axe
`

const { values, positionals } = readArguments()
const [command = 'compare', name] = positionals
if (!['compare', 'review', 'accept', 'renew'].includes(command))
  stop(`There is no command '${command}'.\n\n${HELP}`)

if (values.help) console.log(HELP)
else if (command === 'compare')
  process.exitCode = await compareSnapshots({ report: values.report, withEveryStory: values.stories })
else if (command === 'review') serveReview(portOf(values.port))
else if (command === 'accept') process.exitCode = await accept(name)
else process.exitCode = await renewSnapshots()

async function accept(part = ''): Promise<number> {
  const found = findings().filter((finding) => finding.name.includes(part))
  if (found.length === 0) {
    const known = findings().map((finding) => `  ${finding.name}`)
    console.error(
      known.length === 0
        ? "There is nothing to accept: the last 'pnpm visual' found no difference, or has not run yet."
        : `Nothing that was found is called '${part}'. Found were:\n${known.join('\n')}`,
    )
    return 1
  }
  await acceptFindings(found)
  for (const finding of found) console.log(`accepted ${finding.name}`)
  return 0
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string', default: '6007' },
        report: { type: 'string' },
        stories: { type: 'boolean', default: false },
      },
    })
  } catch (failure) {
    return stop(`${failure instanceof Error ? failure.message : String(failure)}\n\n${HELP}`)
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  return stop(`--port wants a number from 1 to 65535, not '${text}'.`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}
