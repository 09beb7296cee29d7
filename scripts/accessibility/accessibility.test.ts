import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CRITERIA } from './criteria.ts'
import { evidence, FILES, recordText } from './evidence.ts'
import { type Proof, provenRun, recordWith } from './proof.ts'
import { accessibilityReport } from './report.ts'
import { isStoryReport, storyProof } from './story-proof.ts'
import { summaryModule, summaryOf } from './summary.ts'

const PROOF: Proof = {
  shop: 'home-shop',
  file: 'keyboard.spec.ts',
  journey: 'buys',
  check: 'keyboard',
  page: 'thankYou',
  language: 'de-de',
  width: 1280,
  dialog: null,
}

test('report and summary say what the record holds: `node scripts/accessibility.ts` writes them', () => {
  const known = evidence()

  expect(readFileSync(FILES.report, 'utf8')).toBe(accessibilityReport(known))
  expect(readFileSync(FILES.summary, 'utf8')).toBe(summaryModule(summaryOf(known.record, known.byHand)))
  expect(readFileSync(FILES.record, 'utf8')).toBe(recordText(recordWith(known.record, provenRun({}))))
  expect(isStoryReport(reportOf('expected'))).toBe(false)
})

test('every journey of the record is still there', () => {
  const journeys = new URL('../../e2e/journeys/', import.meta.url)
  const files = [...new Set(evidence().record.map((proof) => proof.file))]

  expect(files.filter((file) => !existsSync(new URL(file, journeys)))).toEqual([])
})

test('without a proof nothing is shown', () => {
  const report = accessibilityReport({ record: [], stories: { brands: [], stories: 0 }, byHand: [] })

  expect(report).not.toContain('no failure shown')
  expect(report.match(/\*\*not tested\*\*/g)).toHaveLength(
    CRITERIA.filter(({ doesNotApply }) => doesNotApply === undefined).length,
  )
  expect(summaryOf([], [])).toEqual({
    views: 0,
    languages: [],
    isBoughtByKeyboard: false,
    isBoughtByNames: false,
    fitsSmallWindows: false,
    fitsLargeText: false,
    checksByHand: 0,
  })
})

test('a language counts once every check was made in it', () => {
  const french = { ...PROOF, check: 'axe', language: 'fr-fr' }
  const german = { ...french, language: 'de-de' }

  expect(summaryOf([PROOF, french, german], []).languages).toEqual(['de'])
  expect(summaryOf([PROOF, french, german, { ...PROOF, language: 'fr-ch' }], []).languages).toEqual([
    'de',
    'fr',
  ])
})

test('all 55 criteria of levels A and AA are there, once', () => {
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55)
  expect(CRITERIA).toHaveLength(55)
})

test('a journey that failed has shown nothing, and takes back what it showed before', () => {
  const failed = provenRun(reportOf('unexpected'))
  const passed = provenRun(reportOf('expected'))

  expect(passed.proofs).toEqual([PROOF])
  expect(recordWith([], passed)).toEqual([PROOF])
  expect(recordWith([PROOF, { ...PROOF, shop: 'baby-shop' }], failed)).toEqual([
    { ...PROOF, shop: 'baby-shop' },
  ])
})

test.each([
  ['right in both themes', [run('passed'), run('passed')], 1],
  ['wrong in one of them', [run('passed'), run('failed')], 0],
  ['seen in one of them', [run('passed')], 0],
  ['not looked at by axe', [run('passed'), { ...run('passed'), meta: { storyId: 'a--b' } }], 0],
  ['broken by what it does', [run('passed'), { ...run('passed'), status: 'failed' }], 0],
])('a story %s', (_, assertionResults, stories) => {
  const report = { testResults: [{ assertionResults }] }

  expect(isStoryReport(report)).toBe(true)
  expect(storyProof(report, ['home-shop', 'baby-shop'])).toEqual({
    brands: ['home-shop', 'baby-shop'],
    stories,
  })
})

function run(found: string) {
  return { status: 'passed', meta: { storyId: 'a--b', reports: [{ type: 'a11y', status: found }] } }
}

function reportOf(status: string) {
  const { shop, file, journey, ...note } = PROOF
  const annotations = [{ type: 'accessibility', description: JSON.stringify(note) }]
  return {
    suites: [{ file, specs: [{ title: journey, tests: [{ projectName: shop, status, annotations }] }] }],
  }
}
