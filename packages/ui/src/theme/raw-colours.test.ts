import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * Colours are written where tokens get their values; swatches show what a product is made of, and the buttons of wallets have
 * the colours by which people know these, in every theme.
 */
const ALLOWED = [
  /\/theme\.css$/,
  /\/tokens\.css$/,
  /\/colour-swatches\//,
  /\/payment\/express-buttons\.module\.css$/,
]

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\((?!from var\()|:\s*(?:white|black)\b/i

const files = globSync('{apps/*,packages/{ui,blocks,storefront,consent}/src/**}/*.css', {
  cwd: root,
})
  .filter((file) => !file.includes('node_modules'))
  .filter((file) => !ALLOWED.some((allowed) => allowed.test(`/${file}`)))

test('there is CSS to look at', () => {
  expect(files.length).toBeGreaterThan(10)
})

test.each(files)('%s takes its colours from tokens', (file) => {
  const css = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const raw = css.split('\n').filter((line) => RAW_COLOUR.test(line))

  expect(raw).toEqual([])
})
