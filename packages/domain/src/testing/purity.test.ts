import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'),
)

/** What would make a rule answer differently tomorrow, elsewhere or the second time. */
const IMPURE = [
  /\bDate\.now\(/,
  /\bnew Date\(\)/,
  /\bMath\.random\(/,
  /\bcrypto\./,
  /\bprocess\./,
  /\bfetch\(/,
  /\b(?:localStorage|sessionStorage|window|document)\./,
  /\bsetTimeout\(/,
  /\bconsole\./,
]

test('there are rules to look at', () => {
  expect(files.length).toBeGreaterThan(50)
})

test.each(files)('%s has no clock, no chance, no network and no page', (file) => {
  const code = sourceOf(file)

  expect(IMPURE.filter((pattern) => pattern.test(code))).toEqual([])
})

test.each(files)('%s imports nothing from outside', (file) => {
  const imported = [...sourceOf(file).matchAll(/\bfrom '([^']+)'/g)].map(([, path]) => path)

  expect(imported.filter((path) => !path?.startsWith('.'))).toEqual([])
})

test.each(files)('%s compares no brand and no locale', (file) => {
  expect(sourceOf(file)).not.toMatch(/(?:[=!]== |case )'(?:de|fr|nl)-(?:de|at|ch|be|fr|nl)'/)
  expect(sourceOf(file)).not.toMatch(/brand\.id\b|\bid [=!]== '(?:baby|home)'/)
})

/** The code of a file without its comments. */
function sourceOf(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
}
