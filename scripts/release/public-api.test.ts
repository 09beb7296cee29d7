import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiReports, reportFile } from './public-api.ts'

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
