import { parseArgs } from 'node:util'
import type { ManagementSetup } from '@shop/content/service/management-client'

export type ContentWords =
  | { command: 'help' }
  | { command: 'push'; setup: ManagementSetup; isDry: boolean }
  | { command: 'dump'; setup: ManagementSetup; file: string }

/** Words or variables that make no sense; the message is one sentence that says what to do. */
export class BadWords extends Error {
  override readonly name = 'BadWords'
}

const VENDOR = 'https://mapi.storyblok.com/v1'

/** Reads the command line and the environment. Throws `BadWords` for the first thing that cannot be used. */
export function contentWords(
  words: readonly string[],
  environment: Record<string, string | undefined>,
): ContentWords {
  const { values, positionals } = parsed(words.filter((word) => word !== '--'))
  const [command, file, ...more] = positionals
  if (values.help || command === undefined) return { command: 'help' }
  if (command !== 'push' && command !== 'dump')
    throw new BadWords(`There is no "pnpm content ${command}": it is push or dump, see --help.`)
  if (command === 'push') {
    if (file !== undefined) throw new BadWords(`push takes no file, but "${file}" was said: see --help.`)
    return { command, setup: setupOf(values.space, environment), isDry: values['dry-run'] }
  }
  if (file === undefined || more.length > 0)
    throw new BadWords('Which file shall the space be written to? pnpm content dump <file>.')
  return { command, setup: setupOf(values.space, environment), file }
}

function setupOf(
  space: string | undefined,
  environment: Record<string, string | undefined>,
): ManagementSetup {
  const token = environment.CONTENT_MANAGEMENT_TOKEN
  if (!token)
    throw new BadWords(
      'CONTENT_MANAGEMENT_TOKEN is missing: set it to a personal access token of Storyblok (Account, Security), or to the token of the shop that serves the space.',
    )
  const id = space ?? environment.CONTENT_SPACE_ID
  if (id === undefined || !/^\d+$/.test(id))
    throw new BadWords(
      `Which space? Say its number with --space or CONTENT_SPACE_ID${id === undefined ? '' : `; "${id}" is none`}.`,
    )
  const endpoint = environment.CONTENT_MANAGEMENT_ENDPOINT ?? VENDOR
  if (!URL.canParse(endpoint))
    throw new BadWords(
      `CONTENT_MANAGEMENT_ENDPOINT has to be an address such as ${VENDOR}, but it is "${endpoint}".`,
    )
  return { endpoint, token, spaceId: Number(id) }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        space: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (problem) {
    const words = problem instanceof Error ? (problem.message.split(/\. |\n/)[0] ?? '') : String(problem)
    throw new BadWords(`${words}: see --help.`)
  }
}

export const HELP = `Usage: pnpm content push [--space <number>] [--dry-run]
       pnpm content dump <file> [--space <number>]

push   brings the fields of every block into a Storyblok space, as components. What a space has more stays.
       --dry-run says what would change, and changes nothing.
dump   writes a space to a file that CONTENT_SPACE and pnpm content-service read. A file that is there is not
       overwritten.

Environment
  CONTENT_MANAGEMENT_TOKEN      a token that may write
  CONTENT_SPACE_ID              the number of the space, where --space does not say it
  CONTENT_MANAGEMENT_ENDPOINT   ${VENDOR} where nothing is said; of a shop https://<shop>/mapi/v1

Exit codes
  0  done
  1  done, with something to look at
  2  nothing was done: the reason is told
`
