import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packPackage, run } from './pack.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'shop-packed-'))

beforeAll(() => {
  const archive = packPackage('domain', join(project, 'archives'))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
  )
  run('npm', ['install', archive, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], project)
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the packed domain type-checks in an empty project, and its rules run there', () => {
  writeFileSync(
    join(project, 'rules.ts'),
    `import { deliveryPromise, type DeliveryPromise } from '@shop/domain/delivery/delivery-promise'
import { isPublicHoliday } from '@shop/domain/delivery/public-holidays'
import { distribute } from '@shop/domain/money/distribute'

const promise: DeliveryPromise = deliveryPromise({ daysFrom: 7, daysTo: 14 }, 3)
console.log(JSON.stringify([promise, distribute(100, [1, 1, 1]), isPublicHoliday('2026-12-25', 'DE')]))
`,
  )

  run(join(ROOT, 'node_modules/.bin/tsc'), COMPILED, project)

  expect(JSON.parse(run(process.execPath, ['rules.js'], project))).toEqual([
    { kind: 'late', weeks: 2 },
    [34, 33, 33],
    true,
  ])
})

test('what is wrong by the types of a rule does not compile there', () => {
  writeFileSync(
    join(project, 'rules.ts'),
    `import { deliveryPromise } from '@shop/domain/delivery/delivery-promise'
export const promise = deliveryPromise({ daysFrom: 'soon', daysTo: 14 }, 3)
`,
  )

  expect(() => run(join(ROOT, 'node_modules/.bin/tsc'), COMPILED, project)).toThrow(
    /not assignable to type 'number'/,
  )
})

const COMPILED = 'rules.ts --module nodenext --target es2024 --strict'.split(' ')
