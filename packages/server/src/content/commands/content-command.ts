import { access, writeFile } from 'node:fs/promises'
import { blockComponents } from '@shop/blocks/guides/block-components.ts'
import { guidesOfFiles } from '@shop/blocks/guides/guide-files.ts'
import {
  ManagementFailure,
  type ManagementSetup,
  managementClient,
} from '@shop/content/service/management-client'
import { BadWords, contentWords, HELP } from './content-words.ts'
import { dumpSpace } from './dump-space.ts'
import { hasComponentsByItself, pushComponents } from './push-components.ts'

/** `pnpm content push` and `pnpm content dump <file>`. Everything expected ends in one sentence. */
export async function runContentCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: (line: string) => void,
  /** For tests: asks without the pauses that the vendor's limit needs. */
  unthrottled?: typeof fetch,
): Promise<0 | 1 | 2> {
  try {
    const asked = contentWords(words, environment)
    if (unthrottled && asked.command !== 'help') asked.setup = { ...asked.setup, fetch: unthrottled }
    switch (asked.command) {
      case 'help':
        say(HELP)
        return 0
      case 'push':
        return await push(asked.setup, asked.isDry, say)
      case 'dump':
        return await dump(asked.setup, asked.file, say)
    }
  } catch (problem) {
    if (hasComponentsByItself(problem)) {
      say(
        'This space is served by a shop, which takes its components from the code: there is nothing to push.',
      )
      return 2
    }
    if (problem instanceof ManagementFailure) say(failureWords(problem))
    else if (problem instanceof BadWords) say(problem.message)
    else throw problem
    return 2
  }
}

async function push(setup: ManagementSetup, isDry: boolean, say: (line: string) => void): Promise<0> {
  const components = blockComponents(await guidesOfFiles())
  const lines = await pushComponents(managementClient(setup), components, { isDry })
  for (const line of lines) say(line)
  if (isDry) say('Nothing was changed: this was a dry run.')
  return 0
}

async function dump(setup: ManagementSetup, file: string, say: (line: string) => void): Promise<0 | 1> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BadWords(`${file} is there already: name another file, or move it away.`)
  const { file: space, stories, warnings } = await dumpSpace(managementClient(setup), say)
  // Its tokens open drafts: the file is for its owner.
  await writeFile(file, `${JSON.stringify(space, null, 1)}\n`, { mode: 0o600, flag: 'wx' })
  for (const line of warnings) say(line)
  say(`${file} holds space ${setup.spaceId} with ${stories} stories.`)
  return warnings.length > 0 ? 1 : 0
}

function failureWords({ status, message }: ManagementFailure): string {
  switch (status) {
    case 401:
      return 'The token may not write in this space: check CONTENT_MANAGEMENT_TOKEN and --space.'
    case 404:
      return 'There is no such space: check --space, CONTENT_SPACE_ID and CONTENT_MANAGEMENT_ENDPOINT.'
    case null:
      return `The content service cannot be reached: ${message}. Check CONTENT_MANAGEMENT_ENDPOINT.`
    default:
      return `The content service has refused (${status}): ${message}.`
  }
}
