import { parseArgs } from 'node:util'

/** The command line: serve a file, or print the help. */
export type ServiceOptions = { isHelp: true } | { isHelp: false; space: string; port: number; host: string }

/** Words on the command line that make no sense; the message is one sentence. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions'
}

const MOST_PORT = 65_535

/** Reads the command line. Throws `BadOptions` for the first word that cannot be used. */
export function serviceOptions(words: readonly string[]): ServiceOptions {
  const values = parsed(words.filter((word) => word !== '--'))
  if (values.help) return { isHelp: true }
  if (!values.space)
    throw new BadOptions('Which space? Name a space file with --space <file>; --help explains it.')

  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port < 1 || port > MOST_PORT) {
    throw new BadOptions(
      `--port has to be a whole number from 1 to ${MOST_PORT}, but it is "${values.port}".`,
    )
  }
  return { isHelp: false, space: values.space, port, host: values.host }
}

function parsed(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        space: { type: 'string' },
        port: { type: 'string', default: '3900' },
        host: { type: 'string', default: '127.0.0.1' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (problem) {
    const words = problem instanceof Error ? (problem.message.split(/\. |\n/)[0] ?? '') : String(problem)
    throw new BadOptions(`${words}: see --help.`)
  }
}

export const HELP = `Usage: pnpm content-service --space <file> [--port <n>] [--host <address>]

Serves a content space from one JSON file, in Storyblok's content delivery protocol v2, below /v2/cdn and /cdn.
The file is watched: when it changes, readers get the new state with a new cache version, without a restart.

  --space <file>     the space: { space, tokens, folders, stories, datasources, datasource_entries }
  --port <n>         3900 when nothing is said
  --host <address>   127.0.0.1 when nothing is said
  --help             this text

A story's "content" is the draft and "published_content" what everybody sees: null is unpublished, and without it
the draft is published. Translations stand beside a field as field__i18n__fr. A story that breaks its schema is told
and left out. A shop reads from it with CONTENT_ENDPOINT=http://127.0.0.1:<n>/v2 and CONTENT_TOKEN=<public token>.

Exit codes
  0  stopped by a signal
  2  nothing was served: the reason is told
`
