import { expect, test } from 'vitest'
import { needsReporter, REPORT_REASONS, type ReviewReport, reportProblems } from './review-report.ts'

const report: ReviewReport = {
  reason: 'insult',
  message: 'Der zweite Satz beleidigt die Verkäuferin.',
  name: 'Anna Berg',
  email: 'anna@example.org',
  faith: 'on',
}

test.each(REPORT_REASONS)('a complete report about %s has no problem', (reason) => {
  expect(reportProblems({ ...report, reason })).toEqual([])
})

test.each<[Partial<ReviewReport>, string, string]>([
  [{ reason: '' }, 'reason', 'generic.validation.required'],
  [{ reason: 'dislike' }, 'reason', 'generic.validation.required'],
  [{ message: ' ' }, 'message', 'generic.validation.required'],
  [{ message: 'Weg damit ' }, 'message', 'generic.validation.minLength'],
  [{ message: 'x'.repeat(4001) }, 'message', 'generic.validation.maxLength'],
  [{ name: '' }, 'name', 'generic.validation.required'],
  [{ name: 'x'.repeat(101) }, 'name', 'generic.validation.maxLength'],
  [{ email: '' }, 'email', 'newsletter.errors.required'],
  [{ email: 'anna@' }, 'email', 'newsletter.errors.email'],
  [{ faith: '' }, 'faith', 'generic.validation.required'],
])('a report with %j has the problem %s %s', (change, path, key) => {
  expect(reportProblems({ ...report, ...change })).toMatchObject([{ path, key }])
})

test('whoever reports the abuse of children may stay unknown, and is not written to under a broken address', () => {
  const abuse = { ...report, reason: 'childAbuse', name: '' }

  expect(reportProblems({ ...abuse, email: '' })).toEqual([])
  expect(reportProblems({ ...abuse, email: 'anna@' })).toMatchObject([{ path: 'email' }])
  expect(REPORT_REASONS.filter((reason) => !needsReporter(reason))).toEqual(['childAbuse'])
})
