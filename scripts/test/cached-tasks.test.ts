import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STEPS } from './steps.ts'
import { plannedTasks } from './turbo.ts'

/** What a change makes turbo run again, asked of a copy of what tasks are made of and of the files that change here. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = [
  '*.{json,yaml,ts,md}',
  '.gitignore',
  '{packages/*,e2e,bench}/{package,turbo}.json',
  'packages/*/README.md',
  'packages/*/src/*.ts',
  'packages/domain/src/price/*.ts',
  'apps/*/*.*',
  'apps/*/{pages,testing}/*.*',
  'apps/*/overrides/**/*.*',
  'e2e/journeys/*.ts',
]
const copy = mkdtempSync(join(tmpdir(), 'shop-hashes-'))
let before = new Map<string, string>()

beforeAll(() => {
  for (const file of globSync(COPIED, { cwd: ROOT, exclude: ['**/node_modules/**'] }))
    cpSync(join(ROOT, file), join(copy, file))
  before = hashes()
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every step has a task that turbo knows', () => {
  const known = new Set([...before.keys()].map((id) => id.slice(id.indexOf('#') + 1)))

  expect(STEPS.flatMap(({ tasks }) => tasks).filter((name) => !known.has(name))).toEqual([])
})

test('a package that has tests has the task that runs them', () => {
  const tested = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: ROOT }).map(
    (file) => file.split('/')[1],
  )

  const missing = [...new Set(tested)].filter((name) => !before.has(`@shop/${name}#unit`))

  expect(missing).toEqual([])
})

test.each([
  'brand.ts',
  'theme.css',
  'pages/+client.ts',
  'testing/goods.ts',
  'overrides/messages.ts',
  'overrides/ui/badge/badge.tsx',
  'new-file.ts',
])('a change of %s in one shop leaves every task of the other as it was', (file) => {
  const changed = changedBy(`apps/home-shop/${file}`)

  expect(changed.filter((id) => id.startsWith('@shop/baby-shop#'))).toEqual([])
  expect(changed).toEqual(expect.arrayContaining(['@shop/home-shop#build', '@shop/home-shop#journeys']))
})

test.each(['brand.ts', 'theme.css', 'overrides/messages.ts', 'overrides/ui/badge/badge.tsx'])(
  'a change of %s in one shop runs the stories, which show it',
  (file) => {
    expect(changedBy(`apps/home-shop/${file}`)).toContain('@shop/ui#stories')
  },
)

test.each([
  'apps/home-shop/brand.ts',
  'apps/home-shop/overrides/messages.ts',
  'packages/storefront/src/head.ts',
])('a change of %s walks the office again, which is walked beside a shop', (file) => {
  expect(changedBy(file)).toContain('@shop/office-app#journeys')
})

test.each(['README.md', 'packages/domain/README.md', 'apps/home-shop/README.md'])(
  'a change of %s runs nothing but format, and the tests that read the documents',
  (file) => {
    expect(changedBy(file)).toEqual(['//#documents', '//#format:check'])
  },
)

test('a change of a rule reaches everything that builds on it', () => {
  const changed = changedBy('packages/domain/src/price/struck-price.ts')

  expect(changed).toEqual(
    expect.arrayContaining([
      '//#types',
      '@shop/domain#unit',
      '@shop/commerce#unit',
      '@shop/storefront#unit',
      '@shop/ui#stories',
      '@shop/baby-shop#build',
      '@shop/baby-shop#journeys',
    ]),
  )
})

test('a change of a rule or of a story runs the stories of the office, which show it', () => {
  expect(changedBy('packages/domain/src/price/struck-price.ts')).toContain('@shop/office#stories')
  expect(changedBy('packages/office/src/parts/new-part.stories.tsx')).toContain('@shop/office#stories')
})

test('a change of a test runs the tests of its package, and no shop', () => {
  const changed = changedBy('packages/domain/src/price/struck-price.test.ts')

  expect(changed.filter((id) => id.startsWith('@shop/'))).toEqual([
    '@shop/domain#unit',
    '@shop/i18n#messages:check',
  ])
})

test('a change of a journey is walked in every shop and in the office, and builds none', () => {
  const changed = changedBy('e2e/journeys/wishlist.spec.ts')

  expect(changed.filter((id) => id.startsWith('@shop/'))).toEqual([
    '@shop/baby-shop#journeys',
    '@shop/home-shop#journeys',
    '@shop/office-app#journeys',
  ])
})

test('a change of the demo leaves the tests and stories of components as they were', () => {
  const changed = changedBy('packages/demo/src/generate-catalogue.ts')

  expect(changed).toContain('@shop/home-shop#journeys')
  expect(changed.filter((id) => id.startsWith('@shop/ui#'))).toEqual([])
})

/** The tasks whose hash is another one after a line was added to a file, in alphabetical order. */
function changedBy(file: string): string[] {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  appendFileSync(join(copy, file), '\n')
  const after = hashes()
  if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file))
  else rmSync(join(copy, file))
  return [...after].flatMap(([id, hash]) => (before.get(id) === hash ? [] : [id])).toSorted()
}

function hashes(): Map<string, string> {
  return new Map(
    plannedTasks(
      copy,
      STEPS.flatMap(({ tasks }) => tasks),
    ).map(({ id, hash }) => [id, hash]),
  )
}
