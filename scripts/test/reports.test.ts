import { expect, test } from 'vitest'
import { mergedPlaywrightReports, playwrightReport, vitestReport } from './reports.ts'

const FIGURE = { name: 'home/requests', measured: 7 }

test.each([
  [
    'an annotation of a journey',
    playwrightReport('a.json'),
    {
      suites: [
        { specs: [{ tests: [{ annotations: [{ type: 'budget', description: JSON.stringify(FIGURE) }] }] }] },
      ],
    },
  ],
  [
    'the meta of a unit test',
    vitestReport('a.json'),
    { testResults: [{ assertionResults: [{ meta: { figures: [FIGURE] } }] }] },
  ],
])('figures are found in %s', (_, report, written) => {
  expect(report.figures(written)).toEqual([FIGURE])
})

test.each([
  ['a row that there is not', { meta: { figures: [{ name: 'home/none', measured: 7 }] } }],
  ['a figure that is no number', { meta: { figures: [{ name: 'home/requests', measured: '7' }] } }],
  ['an annotation that is no JSON', { annotations: [{ type: 'budget', description: '{' }] }],
  [
    'an annotation of another kind',
    { annotations: [{ type: 'issue', description: JSON.stringify(FIGURE) }] },
  ],
])('%s is no figure', (_, written) => {
  expect(playwrightReport('a.json').figures(written)).toEqual([])
})

test('parts of the journeys are counted, and their failures named, as if they had been walked in one', () => {
  const broken = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [{ title: 'buys', tests: [{ status: 'unexpected', results: [] }] }] }],
    errors: [],
  }
  const report = playwrightReport('a.json')

  const merged = mergedPlaywrightReports([broken, { errors: [{ message: 'No report.' }] }, broken])

  expect(report.count(merged)).toEqual({ passed: 6, failed: 2, skipped: 0 })
  expect(report.failures(merged)).toHaveLength(3)
  expect(report.failures(merged)).toContainEqual(expect.objectContaining({ message: 'No report.' }))
})
