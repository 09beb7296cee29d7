import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type LargeFolder, tooLargeFolders } from './folder-sizes.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Folders that may hold more, each with the reason. */
const LARGE: readonly LargeFolder[] = [
  {
    folder: 'packages/api-client/src/contract',
    why: 'One file for each topic of the API; `pnpm new call` finds it there.',
  },
  {
    folder: 'packages/api-client/src/office',
    why: 'One file for each topic of the office, as in `contract`.',
  },
  { folder: 'packages/engine/src/db/schema', why: 'One file for each topic that has tables.' },
]

test('no folder of a package holds more files than a reader takes in', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT })

  expect(files.length).toBeGreaterThan(3000)
  expect(tooLargeFolders(files, LARGE)).toEqual([])
})

const twenty = Array.from({ length: 20 }, (_, at) => `packages/a/src/one/x${at}.ts`)
const one: LargeFolder = { folder: 'packages/a/src/one', why: 'A reason.' }

test.each<[string, string[], LargeFolder[], string[]]>([
  ['twenty', twenty, [], []],
  [
    'twenty and what proves or shows them',
    [
      ...twenty,
      ...['test.ts', 'stories.tsx', 'usage.ts', 'examples.tsx'].map((end) => `packages/a/src/one/x1.${end}`),
    ],
    [],
    [],
  ],
  ['twenty, and one in a folder within', [...twenty, 'packages/a/src/one/more/y.ts'], [], []],
  [
    'one more',
    [...twenty, 'packages/a/src/one/y.tsx'],
    [],
    ['packages/a/src/one holds 21 files: give it folders by topic, of what changes together.'],
  ],
  ['one more, for a reason', [...twenty, 'packages/a/src/one/y.tsx'], [one], []],
  [
    'no more than others, and a reason all the same',
    twenty,
    [one],
    ['packages/a/src/one holds 20 files and needs no exception any more.'],
  ],
  [
    'more blocks',
    [...twenty, 'packages/a/src/one/y.ts'].map((file) => file.replace('/a/src/one', '/blocks/src')),
    [],
    [],
  ],
])('a folder that holds %s', (_, files, large, problems) => {
  expect(tooLargeFolders(files, large)).toEqual(problems)
})
