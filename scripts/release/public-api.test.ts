import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shopFolder, shopNames } from '../shops.ts'
import { apiReports, publicNames, reportFile } from './public-api.ts'

const reports = apiReports()

test('the packages that brands build on say what is public', () => {
  expect(reports.map(({ name }) => name)).toEqual(expect.arrayContaining(['domain', 'server', 'storefront']))
})

test.each(reports)('what $name declares to brands is what its api.txt says', ({ name, text }) => {
  const noted = existsSync(reportFile(name)) ? readFileSync(reportFile(name), 'utf8') : ''

  expect(
    text,
    `Brands see a change of packages/${name}: name it in a changeset ("pnpm changeset"; minor, where code against it may break), then "pnpm api".`,
  ).toBe(noted)
})

test.each(shopNames())('%s imports only what is public', (name) => {
  const files = globSync(['*.ts', 'pages/**/*.ts'], { cwd: shopFolder(name) })
  const imported = files.flatMap((file) =>
    [...readFileSync(join(shopFolder(name), file), 'utf8').matchAll(/['"](@shop\/[\w./-]+)['"]/g)].map(
      ([, module = '']) => module,
    ),
  )

  const names = publicNames()
  // The demo of the repository is of no brand elsewhere.
  const own = imported.filter((module) => !module.startsWith('@shop/demo/'))

  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((module) => !names.has(module))).toEqual([])
})
