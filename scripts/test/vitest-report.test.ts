import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureLines, vitestFailures } from '../test-failures.ts'

/** Runs failing tests, as a package runs its own, and reads their report at the end of `pnpm test`. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FAILING = `
import { expect, test } from 'vitest'

test('a law', () => {
  throw new Error('Counterexample: [0]', { cause: new Error('no rest may be left', { cause: new Error('a rest of 1') }) })
})
test('a rule', () => expect(1).toBe(2))
`
let folder: string
let printed: string

beforeAll(() => {
  // Below the root, where Vitest is found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache/failing-tests-'))
  writeFileSync(join(folder, 'failing.test.mjs'), FAILING)
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { include: ["*.test.mjs"] } }')
  spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', `--reporter=${join(ROOT, 'scripts/test/vitest-report.ts')}`, '--outputFile.json=report.json'],
    { cwd: folder },
  )
  printed = failureLines(
    'unit',
    vitestFailures(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a failure is told with everything that caused it', () => {
  expect(printed).toMatch(
    /a law\n.*Counterexample: \[0\]\n(?:.*\n)*? +Caused by: no rest may be left\n +Caused by: a rest of 1\n/,
  )
})

test('a failure without a cause is told as it is', () => {
  expect(printed).toMatch(/a rule\n.*expected 1 to be 2/)
  expect(printed.match(/Caused by/g)).toHaveLength(2)
})
