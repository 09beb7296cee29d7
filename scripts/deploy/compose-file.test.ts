import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBrand } from '../../packages/domain/src/testing/a-brand.ts'
import { ROOT, shops } from '../shops.ts'
import { composeFile } from './compose-file.ts'

const current = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')

test('the compose file has a service for each shop', async () => {
  expect(current, 'apps has changed: run pnpm compose').toBe(composeFile(current, await shops()))
})

test('a new shop gets a service, variables and a volume of its own', () => {
  const brand = { ...aBrand('nowhere'), defaultPort: 3007 }

  const file = composeFile(current, [{ name: 'my-third-shop', brand }])

  expect(file).toContain('  my-third-shop:\n')
  expect(file).toContain('{MY_THIRD_ORIGIN:-http://localhost:3007}')
  expect(file).toContain('volumes: { database: {}, office-data: {}, my-third-data: {} }')
  expect(file).toContain('postgres:18')
})
