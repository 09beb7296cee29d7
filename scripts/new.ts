import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { blockRecipe } from './new/block.ts'
import { callRecipe } from './new/call.ts'
import { cook, WishProblem } from './new/cook.ts'
import { eventRecipe } from './new/event.ts'
import { isKebabCase } from './new/names.ts'
import { pageRecipe } from './new/page.ts'
import type { Recipe } from './new/recipe.ts'

/** `pnpm new`: the folder and the line of something new, ready to compile. */

const HELP = `Usage: pnpm new <kind> <name> [options]

Makes the files of something new and adds the line that makes it known.

  pnpm new block size-guide                        a content block
  pnpm new page size-guide --path /groessenhilfe/  a page; without --path its address is /<name>/
  pnpm new call rename-wishlist --topic wishlist   a call of the API; the topic is a file of the contract
  pnpm new event open-size-guide                   a tracking event

  <name>    English, lower case, words joined by hyphens
  --dry-run says what would be made, and makes nothing
  --help    this text

Exit codes
  0  made
  2  nothing was made: the reason is told
`

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  main(process.argv.slice(2))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}

function main(words: string[]): void {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      path: { type: 'string' },
      topic: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const [kind, name, ...rest] = positionals
  if (kind === undefined || name === undefined || rest.length > 0) throw new WishProblem(HELP)
  if (!isKebabCase(name)) {
    throw new WishProblem(
      `"${name}" cannot be a name: write it lower case, words joined by hyphens, as in size-guide.`,
    )
  }

  const recipe = recipeOf(kind, name, values)
  if (values['dry-run']) {
    const paths = [...recipe.files, ...recipe.changes].map(({ path }) => `  ${path}`)
    console.log([...paths, '', 'Nothing was made.'].join('\n'))
    return
  }
  const written = cook(recipe, root)
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  console.log([...written.map((path) => `  ${path}`), '', ...recipe.next].join('\n'))
}

function recipeOf(kind: string, name: string, options: { path?: string; topic?: string }): Recipe {
  switch (kind) {
    case 'block':
      return blockRecipe(name)
    case 'page':
      return pageRecipe(name, addressOf(options.path ?? `/${name}/`))
    case 'call':
      return callRecipe(name, topicOf(options.topic))
    case 'event':
      return eventRecipe(name)
    default:
      throw new WishProblem(`There is no kind "${kind}": choose block, page, call or event.`)
  }
}

function addressOf(path: string): string {
  if (/^\/(?:[a-z0-9$-]+\/)+$/.test(path)) return path
  throw new WishProblem(
    `"${path}" cannot be an address: it begins and ends with a slash, as /groessenhilfe/.`,
  )
}

function topicOf(topic: string | undefined): string {
  if (topic !== undefined && isKebabCase(topic)) return topic
  throw new WishProblem('A call needs a topic: pnpm new call rename-wishlist --topic wishlist')
}
