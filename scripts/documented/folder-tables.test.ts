import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type FolderRow, folderRows, folderTableProblems } from '../graph/folder-table.ts'
import { type Arrow, sourceArrows } from '../graph/source-graph.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const tables = globSync('packages/*/README.md', { cwd: ROOT })
  .map((readme) => ({
    home: dirname(readme),
    rows: folderRows(readFileSync(join(ROOT, readme), 'utf8')),
  }))
  .filter(({ rows }) => rows.length > 0)
const arrows = sourceArrows(ROOT)

test('the packages whose folders import one way say so in their READMEs', () => {
  expect(tables.map(({ home }) => home).sort()).toEqual([
    'packages/catalogue',
    'packages/content-service',
    'packages/customers',
    'packages/engine',
    'packages/sales',
    'packages/scayle',
    'packages/server',
  ])
})

test.each(tables)('the folders of $home are what its README says', ({ home, rows }) => {
  expect(folderTableProblems(arrows, home, rows)).toEqual([])
})

const README = `# @shop/a

## Folders

| folder | holds | imports |
|---|---|---|
| \`one\` | Numbers, as \`1\` \\| \`2\`. | – |
| \`one/more\` | Larger ones. | \`one\` |
| \`routes.ts\` | Calls. | \`one\`, \`one/more\` |

## Commands

| \`two\` | No folder. | – |
`

test('a table is read from under its heading alone', () => {
  expect(folderRows(README)).toEqual([
    { folder: 'one', imports: [] },
    { folder: 'one/more', imports: ['one'] },
    { folder: 'routes.ts', imports: ['one', 'one/more'] },
  ])
  expect(folderRows('# @shop/b\n\n| `one` | No heading. | – |\n')).toEqual([])
})

const one: FolderRow = { folder: 'one', imports: [] }
const two: FolderRow = { folder: 'two', imports: ['one'] }
const within: Arrow = { from: 'packages/a/src/one/x.ts', to: 'packages/a/src/one/y.ts', kind: 'value' }
const up: Arrow = { from: 'packages/a/src/two/x.ts', to: 'packages/a/src/one/x.ts', kind: 'value' }
const back: Arrow = { from: 'packages/a/src/one/x.ts', to: 'packages/a/src/two/x.ts', kind: 'type' }

test.each<[string, Arrow[], FolderRow[], string[]]>([
  ['what it says', [within, up], [one, two], []],
  ['a test that looks back', [within, up, { ...back, from: 'packages/a/src/one/x.test.ts' }], [one, two], []],
  ['another package', [within, up, { ...back, to: 'packages/b/src/two/x.ts' }], [one, two], []],
  ['a folder more', [within, up], [one], [`'two' has no row`]],
  ['a folder more that imports nothing', [up], [two], [`'one' has no row`]],
  [
    'a folder less',
    [within],
    [one, two],
    [`'two' is no folder any more`, `'two' does not import 'one' any more`],
  ],
  [
    'an import more',
    [within, up],
    [one, { ...two, imports: [] }],
    [`'two' imports 'one', which its row does not name`],
  ],
  [
    'an import less',
    [within, { ...up, to: 'packages/a/src/two/y.ts' }],
    [one, two],
    [`'two' does not import 'one' any more`],
  ],
  ['rows upside down', [within, up], [two, one], [`'two' imports 'one', which has to stand above it`]],
  [
    'a circle of types',
    [within, up, back],
    [{ ...one, imports: ['two'] }, two],
    [`'one' imports 'two', which has to stand above it`],
  ],
])('the table of a package with %s', (_, found, rows, problems) => {
  expect(folderTableProblems(found, 'packages/a', rows)).toEqual(problems)
})
