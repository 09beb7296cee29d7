import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, shopNames } from '../shops.ts'
import { cook, RecipeProblem } from './cook.ts'
import { marketRecipe } from './market.ts'

const MARKETS = 'packages/domain/src/market/markets.ts'
const [opening = '', ...others] = shopNames()

/** The rules and the brands, which is all that a market is for the compiler. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), 'shop-market-'))
  for (const part of ['package.json', 'src'])
    cpSync(join(ROOT, 'packages/domain', part), join(copy, 'packages/domain', part), { recursive: true })
  for (const shop of shopNames()) {
    for (const file of ['brand.ts', 'colours.ts'])
      cpSync(join(ROOT, 'apps', shop, file), join(copy, 'apps', shop, file))
  }
  mkdirSync(join(copy, 'node_modules/@shop'), { recursive: true })
  symlinkSync(join(copy, 'packages/domain'), join(copy, 'node_modules/@shop/domain'))
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { typeRoots: [join(ROOT, 'node_modules/@types')] },
    include: ['apps', 'packages/domain/src'],
    exclude: ['**/*.test.ts'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  cook(marketRecipe('fr-lu', { timezone: 'Europe/Luxembourg', vat: '17,3' }), copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new market is one row', async () => {
  const { markets, LANGUAGES }: typeof import('../../packages/domain/src/market/markets.ts') = await import(
    pathToFileURL(join(copy, MARKETS)).href
  )

  expect(Object.entries(markets).at(-1)).toEqual([
    'fr-lu',
    expect.objectContaining({
      language: 'fr',
      country: 'LU',
      currency: 'EUR',
      timezone: 'Europe/Luxembourg',
      vat: { standard: 17, reduced: 3 },
      pathPrefix: '/fr-lu/',
      numberFormat: 'fr-LU',
      messages: 'fr-LU',
      languageTag: 'fr-LU',
    }),
  ])
  expect(LANGUAGES).toEqual(['de', 'fr', 'nl'])
  expect(readFileSync(join(copy, MARKETS), 'utf8')).toContain('vat: { standard: 17, reduced: 3 },')
})

test('a market that is there asks no brand for anything, and one that opens it asks that brand alone', () => {
  const closed = filesWithProblems()
  const brand = join(copy, 'apps', opening, 'brand.ts')
  writeFileSync(brand, readFileSync(brand, 'utf8').replace("'nl-nl'],", "'nl-nl', 'fr-lu'],"))
  const open = filesWithProblems()

  expect(closed).toContain('packages/domain/src/carrier/carriers.ts')
  expect(closed.filter((file) => file.startsWith('apps/'))).toEqual([])
  expect(open.filter((file) => file.startsWith('apps/'))).toEqual([`apps/${opening}/brand.ts`])
  expect(others).not.toEqual([])
})

test.each([
  ['fr-fr', {}, 'exists already'],
  ['it-it', {}, 'a language comes first'],
  ['luxemburg', {}, 'write language and country'],
  ['fr-lu', { vat: '17' }, 'is no pair of rates'],
])('%s with %o is refused', (locale, facts, reason) => {
  expect(() => marketRecipe(locale, facts)).toThrow(RecipeProblem)
  expect(() => marketRecipe(locale, facts)).toThrow(reason)
})

/** The files that the compiler complains about. */
function filesWithProblems(): string[] {
  const problems = () => {
    try {
      execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.', '--noEmit'], {
        cwd: copy,
        encoding: 'utf8',
      })
      return ''
    } catch (problem) {
      return typeof problem === 'object' && problem !== null && 'stdout' in problem
        ? String(problem.stdout)
        : ''
    }
  }
  return [...new Set(Array.from(problems().matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, file = '']) => file))]
}
