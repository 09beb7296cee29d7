import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = join(import.meta.dirname, '../../pages')
/** Nobody has a shop there yet. */
const BEFORE_A_SHOP = ['sign-in/sign-in-page.tsx']

test('every page names its tab: none has a heading of its own', () => {
  const files = globSync('**/*.tsx', { cwd: PAGES })
  const withHeading = files.filter((file) => readFileSync(join(PAGES, file), 'utf8').includes('<h1'))

  expect(files.length).toBeGreaterThan(100)
  expect(withHeading).toEqual(BEFORE_A_SHOP)
})
