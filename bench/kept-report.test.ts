import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepReport, keptReport } from './kept-report.ts'
import { atMost, type Report } from './report.ts'
import { subjectOf } from './subject.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-report-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const REPORT: Report = {
  rows: [{ shop: 'home-shop', ms: 12, none: null }],
  budgets: [atMost('tap', 12, { must: 150, aim: 120 }, 'ms')],
  notes: ['quiet'],
}

test('what was kept of a subject is found again', () => {
  keepReport('taps', REPORT, 'this build', folder)

  expect(keptReport('taps', 'this build', folder)?.report).toEqual(REPORT)
})

test('another build, another bench and a torn file are measured again', () => {
  keepReport('taps', REPORT, 'this build', folder)
  writeFileSync(join(folder, 'pages.json'), '{"subject":"this build"}')

  expect(keptReport('taps', 'another build', folder)).toBeNull()
  expect(keptReport('memory', 'this build', folder)).toBeNull()
  expect(keptReport('pages', 'this build', folder)).toBeNull()
})

test('a subject is the build and the way it is measured', () => {
  const shops = [{ id: 'home-shop', folder: join(folder, 'home-shop'), pages: [], hiddenPages: [] }]
  const way = { shops, isQuick: false, products: 1000, requests: null, share: null, peer: null }
  const subject = subjectOf(way)

  expect(subjectOf({ ...way })).toBe(subject)
  expect(subjectOf({ ...way, isQuick: true })).not.toBe(subject)
  expect(subjectOf({ ...way, products: 2000 })).not.toBe(subject)
  expect(subjectOf({ ...way, shops: [] })).not.toBe(subject)
  mkdirSync(join(folder, 'home-shop/dist'), { recursive: true })
  writeFileSync(join(folder, 'home-shop/dist/sources'), 'another build')
  expect(subjectOf({ ...way })).not.toBe(subject)
})
