import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { benchProgram } from '../../bench/program.ts'
import { deskOf } from '../../packages/commerce/src/cli/base/desk.ts'
import { runCommand } from '../../packages/commerce/src/cli/commands.ts'
import { shopProgram } from '../../packages/commerce/src/cli/shop-program.ts'
import { ranHere } from '../../packages/commerce/src/testing/ran-here.ts'
import type { Database } from '../../packages/engine/src/db/database.ts'
import { embeddedDatabase } from '../../packages/engine/src/db/test-database.ts'
import { testBrand } from '../../packages/engine/src/testing/test-brand.ts'
import { moveInProgram } from '../../packages/move-in/src/cli/move-in-program.ts'
import { embeddedReturnCarrier } from '../../packages/sales/src/after-sales/label/embedded-return-carrier.ts'
import { type CommandLine, commandLines, wordsOf } from './command-lines.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Names of pnpm's own commands, which are not in package.json. */
const PNPMS_OWN = /^(?:install|exec|dlx|-C|--filter)$/

/** More at once only wait for each other. */
const MOST_PROCESSES = 2

const started: Promise<string | null>[] = []
const refused = new Map<string, Promise<string | null>>()
let lastHere: Promise<string | null> = Promise.resolve(null)
const scratch = mkdtempSync(join(tmpdir(), 'shop-documented-'))
let database: Database
beforeAll(async () => {
  database = await embeddedDatabase.open()
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(scratch, { recursive: true, force: true })
})

const scripts = new Map(Object.entries(scriptsOf(join(ROOT, 'package.json'))))
const lines = documents().flatMap((file) => commandLines(file, readFileSync(join(ROOT, file), 'utf8')))
/** Each line once, with the first place that it stands in. */
const once = [...new Map(lines.toReversed().map((found) => [found.line, found])).values()].toReversed()

test('the documents are read', () => {
  expect(new Set(lines.map(({ place }) => place.split(':')[0])).size).toBeGreaterThan(15)
  expect(once.length).toBeGreaterThan(60)
})

describe.concurrent('every command line of the documents', () => {
  test.each(once)('$line ($place)', async ({ line }) => {
    for (const words of wordsOf(line)) expect([words, await problemOf(words)]).toEqual([words, null])
  })
})

// What the test above sees: each of these was, or could be, written down.
test.each([
  ['pnpm import home-shop <file>'],
  ['pnpm import:prices'],
  ['pnpm shop <shop> import weather <file>'],
  ['pnpm shop <shop> import catalogue <file> --fast'],
  ['pnpm shop garden-shop orders list'],
  ['pnpm shop <shop> orders dance LH00000042'],
  ['pnpm shop <shop> orders find'],
  ['pnpm shop <shop> orders ship LH00000042 --colour red'],
  ['pnpm test --only everything'],
  ['pnpm test --slowly'],
  ['pnpm visual look'],
  ['pnpm bench weather'],
  ['pnpm new poem size-guide'],
  ['pnpm new call rename-wishlist'],
  ['pnpm start garden-shop'],
  ['pnpm vitest run --project weather'],
  ['pnpm vitest run --project domain packages/domain/src/weather'],
  ['pnpm demo:generate --colours 3'],
  ['pnpm move-in home-shop --form csv products.csv'],
])('%s would be found', async (line) => {
  const problems = await Promise.all(wordsOf(line).map(problemOf))

  expect(problems).toEqual([expect.any(String)])
})

test('a line is read with its alternatives, options and remarks', () => {
  const text =
    'Say `pnpm new block\\|page <name>` or:\n```sh\nnpx --yes pnpm@1.2.3 shop <shop> x [--a | --b 1] "two words" # why\n```\n```ts\npnpm(1)\n```'

  expect(commandLines('a.md', text).flatMap(({ line }: CommandLine) => wordsOf(line))).toEqual([
    ['new', 'block', 'name'],
    ['new', 'page', 'name'],
    ['shop', 'home-shop', 'x', 'two words'],
    ['shop', 'home-shop', 'x', '--a', 'two words'],
    ['shop', 'home-shop', 'x', '--b', '1', 'two words'],
  ])
})

/** Why a command line cannot be run as it stands; null when it can. */
async function problemOf([name, ...words]: readonly string[]): Promise<string | null> {
  if (name === undefined || PNPMS_OWN.test(name)) return null
  if (name === 'vitest') return problemOfVitest(words)
  const script = scripts.get(name)
  if (script === undefined) return `package.json has no script ${name}`
  const [program, file = '', ...rest] = script.split(' ')
  if (program !== 'node') return words.length === 0 ? null : `${name} takes no words`
  if (name === 'shop') return problemOfShop(words)
  if (name === 'move-in') return refusedHere(() => moveInProgram([...words, '--help']))
  if (name === 'bench') return refusedHere(() => benchProgram([...words, '--help']))
  const source = readFileSync(join(ROOT, file), 'utf8')
  const readsWords = /parseArgs|process\.argv|wantedShops/.test(source)
  if (!readsWords) return words.length === 0 ? null : `${name} takes no words`
  return refusedBy([file, ...rest, ...words, source.includes("'dry-run'") ? '--dry-run' : '--help'])
}

/**
 * Commands of a shop are run on an empty database: what is missing is reported, and what is not understood ends with 2.
 */
async function problemOfShop([shop = '', ...words]: readonly string[]): Promise<string | null> {
  const isProgram = words.length === 0 || words.includes('--help')
  const readsFile = words[0] === 'import' || words[0] === 'restore'
  if (isProgram || readsFile || !existsSync(join(ROOT, 'apps', shop)))
    return refusedHere(() => shopProgram([shop, ...words]), readsFile ? [0, 1] : [0])
  // Only these ask what the brand itself says.
  const desk =
    words[0] === 'settings' || words[0] === 'switch' ? deskOf(testBrand, embeddedReturnCarrier) : undefined
  // What a backup is written to is nothing of the repository.
  const here =
    words[0] === 'backup' ? words.map((word) => (word === 'file' ? join(scratch, word) : word)) : words
  const { exitCode, lines: said } = await runCommand(database, here, new Date(), desk)
  return exitCode === 2 ? (said[0] ?? '') : null
}

/** The same of a program that runs inside this process, where its modules are loaded once. One at a time: it says it on the console. */
function refusedHere(
  program: () => Promise<number>,
  mayEndWith: readonly number[] = [0],
): Promise<string | null> {
  const ran = lastHere.then(async () => {
    const { code, errors } = await ranHere(program, { DATABASE_URL: '', SHOP_DATA: scratch })
    return mayEndWith.includes(code) ? null : errors || `ended with ${code}`
  })
  lastHere = ran
  return ran
}

/** What a program says that has not understood its words; an import that finds no file ends with 1, and has. */
function refusedBy(args: readonly string[]): Promise<string | null> {
  const known = refused.get(args.join(' '))
  if (known) return known
  const child = started.length < MOST_PROCESSES ? Promise.resolve() : started[started.length - MOST_PROCESSES]
  const ran = Promise.resolve(child).then(() => ranAlone(args))
  started.push(ran)
  refused.set(args.join(' '), ran)
  return ran
}

function ranAlone(args: readonly string[]): Promise<string | null> {
  const { DATABASE_URL: _, ...environment } = process.env
  const options = { cwd: ROOT, env: { ...environment, SHOP_DATA: scratch, NODE_NO_WARNINGS: '1' } }
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], options, (error, _out, said) => {
      const code = error === null ? 0 : Number(error.code)
      resolve(code === 0 ? null : said || `ended with ${code}`)
    })
  })
}

/** Vitest is not asked, as it would take longer than everything else: its projects and files are looked for. */
function problemOfVitest(words: readonly string[]): string | null {
  const configs = globSync('{packages/*,packages/ui/.storybook,scripts}/vitest.config.ts', { cwd: ROOT })
  const projects = configs.flatMap((config) =>
    [...readFileSync(join(ROOT, config), 'utf8').matchAll(/name: '([\w:-]+)'/g)].map(([, name]) => name),
  )
  const at = words.indexOf('--project')
  const paths = words.filter((word, index) => word.includes('/') && index !== at + 1)
  const lost = paths.find((path) => !existsSync(join(ROOT, path)))
  if (lost !== undefined) return `there is no ${lost}`
  return at === -1 || projects.includes(words[at + 1]) ? null : `there is no project ${words[at + 1]}`
}

function scriptsOf(file: string): Record<string, string> {
  const { scripts: all }: { scripts: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  return all
}

/** Every Markdown file of the repository. */
function documents(): string[] {
  return globSync(['*.md', '{.github,apps,bench,deploy,docs,e2e,packages}/**/*.md'], {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
  }).toSorted()
}
