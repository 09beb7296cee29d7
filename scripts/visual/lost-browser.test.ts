import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vitestFailures } from '../test-failures.ts'
import { againWithoutBrowser } from './lost-browser.ts'

const CUT_SHORT = { numPassedTests: 361, numFailedTests: 0, testResults: [{ status: 'passed' }] }
const WHOLE = { numPassedTests: 1164, numFailedTests: 0, testResults: [] }

test.each<[what: string, runs: [code: number, report: unknown][], code: number, tries: number]>([
  ['a run that passed', [[0, WHOLE]], 0, 1],
  ['a story that failed', [[1, { ...WHOLE, numFailedTests: 1 }]], 1, 1],
  ['a file that could not run', [[1, { ...CUT_SHORT, testResults: [{ status: 'failed' }] }]], 1, 1],
  ['nothing that ran at all', [[1, { ...CUT_SHORT, numPassedTests: 0 }]], 1, 1],
  ['no report', [[1, undefined]], 1, 1],
  [
    'a browser that was lost',
    [
      [1, CUT_SHORT],
      [0, WHOLE],
    ],
    0,
    2,
  ],
  [
    'a browser that was lost twice',
    [
      [1, CUT_SHORT],
      [1, CUT_SHORT],
    ],
    1,
    2,
  ],
])('%s', (_, runs, code, tries) => {
  const report = join(mkdtempSync(join(tmpdir(), 'stories-')), 'stories.json')
  let tried = 0
  const run = () => {
    const [exit, written] = runs[tried] ?? [2, undefined]
    tried += 1
    if (written !== undefined) writeFileSync(report, JSON.stringify(written))
    return exit
  }

  expect(againWithoutBrowser(run, report)).toBe(code)
  expect(tried).toBe(tries)
  if (tries === 2)
    expect(vitestFailures(JSON.parse(readFileSync(report, 'utf8')))).toEqual([
      expect.objectContaining({ name: 'the browser of the stories', isFlaky: true }),
    ])
})
