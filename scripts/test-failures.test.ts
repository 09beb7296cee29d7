import { expect, test } from 'vitest'
import { failureLines, playwrightFailures, stepSummary, vitestFailures } from './test-failures.ts'

const file = (status: string, assertionResults: object[]) => ({
  testResults: [
    { name: '/home/x/packages/domain/src/vat.test.ts', status, message: 'broken', assertionResults },
  ],
})

test.each([
  ['a test that failed', file('failed', [one('failed', ['no'])]), [false]],
  ['a test that needed another attempt', file('passed', [one('passed', ['no'])]), [true]],
  ['a file of which nothing could run', file('failed', []), [false]],
  ['a broken file whose test needed another attempt', file('failed', [one('passed', ['no'])]), [false]],
  ['tests that passed', file('passed', [one('passed', [])]), []],
])('%s is told as such', (_, report, flaky) => {
  expect(vitestFailures(report).map(({ isFlaky }) => isFlaky)).toEqual(flaky)
})

test('a journey that needed another attempt is counted on its own and named', () => {
  const suite = (status: string) => ({
    file: 'basket.spec.ts',
    line: 7,
    title: 'a shopper buys',
    tests: [
      { projectName: 'home-shop', status, results: [{ errors: [{ message: 'no button' }] }, { errors: [] }] },
    ],
  })
  const failures = playwrightFailures({ suites: [{ specs: [suite('flaky'), suite('expected')] }] })

  expect(stepSummary('e2e', { passed: 2, failed: 0, skipped: 0 }, { failures, seconds: 9 })).toBe(
    'e2e         2 passed, 0 failed, 0 skipped, 1 needed a second try in 9 s',
  )
  expect(failureLines('e2e', failures)).toBe(
    'SECOND TRY e2e: [home-shop] basket.spec.ts:7 › a shopper buys\n    no button',
  )
})

test('a step in which everything passed at once says no more than that', () => {
  const line = stepSummary('unit', { passed: 3, failed: 0, skipped: 1 }, { failures: [], seconds: 2 })

  expect(line).toBe('unit        3 passed, 0 failed, 1 skipped in 2 s')
})

function one(status: string, failureMessages: string[]) {
  return { status, fullName: 'a rate', failureMessages }
}
