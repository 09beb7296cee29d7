import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { THEMES } from '../testing/read-theme.ts'

const BUDGET_BYTES = 90_000

test.each(THEMES)('the fonts of %s are at most two files of 90 kB together', (app) => {
  const theme = new URL(`../../../../apps/${app}/theme.css`, import.meta.url)
  const require = createRequire(theme)

  const fonts = [...readFileSync(theme, 'utf8').matchAll(/url\("([^"]+\.woff2)"\)/g)].map(
    ([, path = '']) => path,
  )
  const bytes = fonts.reduce((sum, font) => sum + statSync(require.resolve(font)).size, 0)

  expect(fonts).toHaveLength(2)
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES)
})
