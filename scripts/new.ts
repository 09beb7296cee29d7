import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isLocale, LOCALES, type Locale } from '../packages/domain/src/market/markets.ts'
import type { BrandColours } from '../packages/domain/src/shop/brand-colours.ts'
import { blockRecipe } from './new/block.ts'
import { brandRecipe } from './new/brand.ts'
import { ANSWERING, type Answering, callRecipe, isAnswering } from './new/call.ts'
import { cook, RecipeProblem } from './new/cook.ts'
import { eventRecipe } from './new/event.ts'
import { type MarketFacts, marketRecipe } from './new/market.ts'
import { isKebabCase } from './new/names.ts'
import { type PageTitles, pageRecipe } from './new/page.ts'
import type { Recipe } from './new/recipe.ts'
import { moduleOf, shops } from './shops.ts'

/** `pnpm new`: the folder and the line of something new, ready to compile. */

const HELP = `Usage: pnpm new <kind> <name> [options]

Makes the files of something new and adds the line that makes it known.

  pnpm new block size-guide                        a content block; --with-data for one that shows products or the like
  pnpm new page size-guide --path /groessenhilfe/  a page; without --path its address is /<name>/;
                                                   its title: --de Größenhilfe --fr "Guide des tailles" --nl Maattabel
  pnpm new call rename-wishlist --topic wishlist   a call of the API; the topic is a file of the contract
  pnpm new event open-size-guide                   a tracking event
  pnpm new brand bike-shop --locales de-de,fr-fr   a shop of its own; without --locales it sells everywhere

  pnpm new market fr-lu                            a market of a language that is there; says what the compiler asks next;
                                                   --currency EUR --timezone Europe/Luxembourg --vat 17,3

  <name>    English, lower case, words joined by hyphens
  --package catalogue, customers or sales: who answers a call of a new topic
  --dry-run says what would be made, and makes nothing
  --help    this text

Exit codes
  0  made
  2  nothing was made: the reason is told
`

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  await main(process.argv.slice(2))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}

async function main(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      path: { type: 'string' },
      topic: { type: 'string' },
      package: { type: 'string' },
      locales: { type: 'string' },
      currency: { type: 'string' },
      timezone: { type: 'string' },
      vat: { type: 'string' },
      de: { type: 'string' },
      fr: { type: 'string' },
      nl: { type: 'string' },
      'with-data': { type: 'boolean', default: false },
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
  if (kind === undefined || name === undefined || rest.length > 0) throw new RecipeProblem(HELP)
  if (!isKebabCase(name)) {
    throw new RecipeProblem(
      `"${name}" cannot be a name: write it lower case, words joined by hyphens, as in size-guide.`,
    )
  }

  const recipe = kind === 'brand' ? await newBrand(name, values.locales) : recipeOf(kind, name, values)
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
  if (kind === 'market') console.log(['', 'The compiler asks for:', ...compilerAsks()].join('\n'))
}

/** What the compiler misses now, one line for each place. */
function compilerAsks(): string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--noEmit'], {
    cwd: root,
    encoding: 'utf8',
  })
  return Array.from(
    stdout.matchAll(/^(\S+)\((\d+),\d+\): error \w+: (.*)$/gm),
    ([, file, line, what = '']) =>
      `  ${file}:${line}  ${what.split(/ in type | because /)[0]?.slice(0, 100)}`,
  )
}

type Options = PageTitles &
  MarketFacts & { path?: string; topic?: string; package?: string; 'with-data': boolean }

function recipeOf(kind: string, name: string, options: Options): Recipe {
  switch (kind) {
    case 'block':
      return blockRecipe(name, { withData: options['with-data'] })
    case 'page':
      return pageRecipe(name, addressOf(options.path ?? `/${name}/`), options)
    case 'call': {
      const topic = topicOf(options.topic)
      return callRecipe(name, topic, answeringPackage(topic, options.package))
    }
    case 'event':
      return eventRecipe(name)
    case 'market':
      return marketRecipe(name, options)
    default:
      throw new RecipeProblem(`There is no kind "${kind}": choose block, page, call, event, brand or market.`)
  }
}

async function newBrand(name: string, locales: string | undefined): Promise<Recipe> {
  const all = await shops()
  const { colours }: { colours: BrandColours } = await moduleOf(all[0]?.name ?? '', 'colours.ts')
  return brandRecipe(name, { locales: localesOf(locales), shops: all, colours })
}

function localesOf(list: string | undefined): readonly Locale[] {
  if (list === undefined) return LOCALES
  const words = list.split(',')
  const locales = words.filter(isLocale)
  if (locales.length === words.length) return locales
  throw new RecipeProblem(
    `--locales ${list} names something else than locales: they are ${LOCALES.join(', ')}.`,
  )
}

function addressOf(path: string): string {
  if (/^\/(?:[a-z0-9$-]+\/)+$/.test(path)) return path
  throw new RecipeProblem(
    `"${path}" cannot be an address: it begins and ends with a slash, as /groessenhilfe/.`,
  )
}

function topicOf(topic: string | undefined): string {
  if (topic !== undefined && isKebabCase(topic)) return topic
  throw new RecipeProblem('A call needs a topic: pnpm new call rename-wishlist --topic wishlist')
}

/** The package that has the topic already, or the one that was named for a new one. */
function answeringPackage(topic: string, named: string | undefined): Answering {
  const having = Object.keys(ANSWERING)
    .filter(isAnswering)
    .find((name) => existsSync(join(root, 'packages', name, 'src', topic)))
  if (having !== undefined && (named === undefined || named === having)) return having
  if (having !== undefined)
    throw new RecipeProblem(`${topic} is a topic of ${having} already, not of ${named}.`)
  if (named !== undefined && isAnswering(named)) return named
  throw new RecipeProblem(
    `No package has the topic "${topic}" yet: name the one that answers, --package ${Object.keys(ANSWERING).join(', ')}.`,
  )
}
