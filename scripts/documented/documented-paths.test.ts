import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { missingPaths } from './documented-paths.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NOT_OURS = new Set(['node_modules', 'dist', 'storybook-static', 'test-results'])
const files = globSync(['**/*.*', '**/.storybook/*'], {
  cwd: ROOT,
  exclude: (path) => NOT_OURS.has(path.slice(path.lastIndexOf('/') + 1)),
})
const documents = files.filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md')).sort()

test.each(documents)('every file that %s names is there', (path) => {
  const missing = missingPaths(readFileSync(join(ROOT, path), 'utf8'), { folder: dirname(path), files })

  expect(missing.filter((one) => !EXAMPLES.includes(one))).toEqual([])
})

test('the decisions, the glossary and the READMEs are among them', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/decisions/0001-where-the-specification-was-silent.md',
      'docs/glossary.md',
      'packages/sales/README.md',
    ]),
  )
})

/** Files that somebody makes who follows the document. */
const EXAMPLES = ['icons/heart.tsx', 'overrides/messages.ts', 'src/locales/it.po']

const known = {
  folder: 'packages/sales',
  files: ['packages/sales/src/basket/empty-basket.ts', 'packages/sales/src/on.ts', 'scripts/api.ts'],
}

test.each([
  ['from the root', '`scripts/api.ts`'],
  ['with its package', '`sales/basket/empty-basket.ts`'],
  ['from the document’s folder', '`src/on.ts`'],
  ['by its end', '`basket/empty-basket.ts`'],
  ['by its folder alone', '`sales/basket`'],
  ['as a link', '[the rest](src/on.ts)'],
  ['as a link to a part of it', '[the rest](src/on.ts#rest)'],
])('a file may be named %s', (_, text) => {
  expect(missingPaths(text, known)).toEqual([])
})

test.each([
  ['that has moved', 'Read `sales/checkout/empty-basket.ts`.', ['sales/checkout/empty-basket.ts']],
  ['of another ending', '`src/on.tsx`', ['src/on.tsx']],
  ['whose name only ends alike', '`t/empty-basket.ts`', ['t/empty-basket.ts']],
  ['that a link leads to', '[on](src/off.md)', ['src/off.md']],
  ['whose folder has moved', '`sales/checkout`', ['sales/checkout']],
  ['in two places', '`a/b.ts` and `c/d.sql`', ['a/b.ts', 'c/d.sql']],
])('a file %s is missing', (_, text, missing) => {
  expect(missingPaths(text, known)).toEqual(missing)
})

test.each([
  'the address `https://shop.example/a.md`, [too](https://shop.example/b.md)',
  'a pattern, `packages/*/src/x.test.ts`, or `apps/<shop>/shop.ts`, or `src/…/x.ts`, or `{page}/_payload.json`',
  'a package, `@shop/sales/on.ts`',
  'an import, `../fixtures/shop.ts`',
  'an address of the shop, `/builds/latest.json`',
  'two words, `left/right`',
  'a file without a folder, `brand.ts`',
  'a command, `node scripts/gone.ts`',
  '```ts\n`src/gone.ts`\n```',
])('%s is no path that has to be there', (text) => {
  expect(missingPaths(text, known)).toEqual([])
})
