import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type AllowedCircles, circleProblems, shrunkCircles } from './allowed-circles.ts'
import { circles } from './circles.ts'
import { foundCircles } from './found-circles.ts'
import { importsOf } from './imports-of.ts'
import { shownFolders, shownPackages } from './shown-graph.ts'
import { type Arrow, sourceArrows } from './source-graph.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ALLOWED: AllowedCircles = JSON.parse(
  readFileSync(new URL('allowed-circles.json', import.meta.url), 'utf8'),
)
/** Packages whose folders import each other in one direction only. */
const WITHOUT_CIRCLES =
  /^packages\/(?:domain|engine|mail|catalogue|customers|sales|commerce|content|content-service|server)\//

test('no circle is new, and none is written down that is gone', () => {
  const arrows = sourceArrows(ROOT)

  expect(arrows.length).toBeGreaterThan(5000)
  expect(circleProblems(foundCircles(arrows), ALLOWED)).toEqual([])
})

test('neither the domain nor a package of the engine, the content or the server may have a circle of folders at all', () => {
  const names = [...ALLOWED.foldersByValues, ...ALLOWED.folders].flat()

  expect(names.filter((name) => WITHOUT_CIRCLES.test(name))).toEqual([])
})

test.each([
  [`import { a } from './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`import a from './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`import './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`import type { A } from './a.ts'`, [{ specifier: './a.ts', kind: 'type' }]],
  [`import { type A, b } from './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`export { a } from './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`export type { A } from './a.ts'`, [{ specifier: './a.ts', kind: 'type' }]],
  [`export * from './a.ts'`, [{ specifier: './a.ts', kind: 'value' }]],
  [`const a = import('./a.ts')`, [{ specifier: './a.ts', kind: 'lazy' }]],
  [`let a: import('./a.ts').A`, [{ specifier: './a.ts', kind: 'type' }]],
  [
    `import type { A } from './a.ts'\nimport { a, b } from './a.ts'`,
    [
      { specifier: './a.ts', kind: 'type' },
      { specifier: './a.ts', kind: 'value' },
    ],
  ],
  ['export const a = 1\nconst b = (name: string) => import(name)', []],
])('%s', (source, imports) => {
  expect(importsOf('file.ts', source)).toEqual(imports)
})

test('a file that is no TypeScript is refused by its name', () => {
  expect(() => importsOf('broken.ts', 'import {')).toThrow('broken.ts cannot be parsed')
})

test.each<[string, Record<string, string[]>, string[][]]>([
  ['nothing', { a: ['b'], b: ['c'], c: [] }, []],
  ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'] }, []],
  ['itself alone', { a: ['a'] }, []],
  ['two', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a long one and what hangs on it', { x: ['a'], a: ['b'], b: ['c', 'y'], c: ['a'] }, [['a', 'b', 'c']]],
  [
    'two apart',
    { c: ['d'], d: ['c', 'a'], a: ['b'], b: ['a'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['two that share a node', { a: ['b'], b: ['a', 'c'], c: ['b'] }, [['a', 'b', 'c']]],
])('circles of %s', (_, needs, found) => {
  expect(circles(new Map(Object.entries(needs).map(([node, to]) => [node, new Set(to)])))).toEqual(found)
})

const there: Arrow = { from: 'packages/a/src/one/x.ts', to: 'packages/a/src/two/y.ts', kind: 'value' }
const back: Arrow = { from: 'packages/a/src/two/z.ts', to: 'packages/a/src/one/x.ts', kind: 'value' }
const FOLDERS = [['packages/a/src/one', 'packages/a/src/two']]
const none = { packages: [], foldersByValues: [], folders: [], files: [] }

test.each<[string, Arrow[], object]>([
  ['folders that need each other', [there, back], { foldersByValues: FOLDERS, folders: FOLDERS }],
  ['folders that know types of each other', [there, { ...back, kind: 'type' }], { folders: FOLDERS }],
  [
    'folders that load each other late',
    [there, { ...back, kind: 'lazy' }],
    { foldersByValues: FOLDERS, folders: FOLDERS },
  ],
  ['a test that looks back', [there, { ...back, from: 'packages/a/src/two/z.test.ts' }], {}],
  [
    'two files',
    [there, { ...there, from: there.to, to: there.from }],
    { foldersByValues: FOLDERS, folders: FOLDERS, files: [[there.from, there.to]] },
  ],
  [
    'a file at the top that knows all folders',
    [
      { ...there, from: 'packages/a/src/routes.ts' },
      { ...there, from: there.to, to: 'packages/a/src/on.ts' },
    ],
    {},
  ],
  [
    'packages',
    [
      { ...there, to: 'packages/b/src/y.ts' },
      { ...there, from: 'packages/b/src/z.ts', kind: 'type' },
    ],
    { packages: [['packages/a', 'packages/b']] },
  ],
])('%s', (_, arrows, found) => {
  expect(foundCircles(arrows.map((arrow) => ({ ...arrow })))).toEqual({ ...none, ...found })
})

const allowed: AllowedCircles = { foldersByValues: [], folders: [['a', 'b', 'c']], files: [] }

test.each<[string, string[][], string[]]>([
  ['one that is written down', [['a', 'b', 'c']], []],
  ['one that has grown', [['a', 'b', 'c', 'd']], ['New circle (folders): d']],
  ['one that has shrunk', [['a', 'b']], [`No circle any more (folders), 'pnpm graph --shrink' says so: c`]],
  [
    'another one',
    [
      ['a', 'b', 'c'],
      ['x', 'y'],
    ],
    ['New circle (folders): x, y'],
  ],
])('problems with %s', (_, folders, problems) => {
  expect(circleProblems({ ...none, folders }, allowed)).toEqual(problems)
})

test('a circle of packages is never allowed', () => {
  expect(circleProblems({ ...none, packages: [['a', 'b']] }, { ...allowed, folders: [] })).toEqual([
    'Packages import each other: a, b',
  ])
})

test('the list loses what is gone and takes in nothing new', () => {
  const folders = [
    ['a', 'b', 'd'],
    ['x', 'y'],
  ]

  expect(shrunkCircles({ ...none, folders }, allowed).folders).toEqual([['a', 'b']])
})

test('packages and folders are shown with what they import, and how much of it are types', () => {
  const arrows: Arrow[] = [there, { ...there, kind: 'type' }, { ...there, to: 'packages/b/src/y.ts' }]

  expect(shownPackages(arrows)).toBe('a → b 1')
  expect(shownFolders(arrows, 'packages/a')).toBe('one → two 2 (1 types)')
})
