import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** As much of `turbo.json` as is asked for: which packages one may build on, by its tag. */
type Turbo = { boundaries: { tags: Record<string, { dependencies?: { allow?: readonly string[] } }> } }

const tagsOf = ({ boundaries }: Turbo) =>
  Object.entries(boundaries.tags).map(([name, { dependencies }]) => ({
    name,
    allow: dependencies?.allow ?? [],
  }))
const packages = tagsOf(JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8'))).filter(({ name }) =>
  existsSync(join(ROOT, 'packages', name)),
)
const [, table = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('| Package | Holds |')
const rows = [...table.matchAll(/^\| .*?\]\(packages\/([\w-]+)\/README\.md\)/gm)].map(([, name = '']) => name)

test('every package has its row', () => {
  expect(packages.filter(({ name }) => !rows.includes(name)).map(({ name }) => name)).toEqual([])
})

test.each(packages)('$name stands below all that it may build on', ({ name, allow }) => {
  expect(allow.filter((other) => rows.indexOf(other) > rows.indexOf(name))).toEqual([])
})
