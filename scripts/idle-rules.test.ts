import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { idleRules, type Source } from './idle-rules.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

test('every rule of the domain is run by product code', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  }).map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))

  expect(sources.length).toBeGreaterThan(1000)
  expect(idleRules(sources)).toEqual([])
})

const page: Source = {
  path: 'packages/ui/src/price.tsx',
  text: `import {\n  type Price,\n  asked as wanted,\n} from '@shop/domain/price/asked'\n`,
}
const asked: Source = {
  path: 'packages/domain/src/price/asked.ts',
  text: [
    `import { helper } from '../helper.ts'`,
    'export type Price = number',
    '/** not idle(), and no mention of lonely */',
    'export function asked() {\n  return inner() + helper + first\n}',
    'export function inner() {\n  return 1\n}',
    'const [first] = listed',
    'export const listed = [1]',
    'export const lonely = () => loop()',
    'export function loop() {\n  return loop()\n}',
  ].join('\n'),
}
const helper: Source = { path: 'packages/domain/src/helper.ts', text: 'export const helper = 1\n' }
const idle = ['price/asked.ts lonely', 'price/asked.ts loop']

test.each<[string, Source[], string[]]>([
  ['what a page imports, and what that comes to', [page], idle],
  [
    'nothing',
    [],
    ['price/asked.ts asked', 'price/asked.ts inner', 'price/asked.ts listed', ...idle, 'helper.ts helper'],
  ],
  [
    'a test',
    [page, { path: 'packages/ui/src/price.test.ts', text: page.text.replace('asked', 'lonely') }],
    idle,
  ],
  [
    'a whole module',
    [{ path: 'apps/home-shop/a.ts', text: `const all = import('@shop/domain/price/asked')` }],
    [],
  ],
])('rules that are not idle because of %s', (_, users, found) => {
  expect(idleRules([...users, asked, helper])).toEqual(found)
})
