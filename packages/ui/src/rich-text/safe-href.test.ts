import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  '/wohnen/sofas/',
  '#masse',
  'https://example.org/a?b=c',
  'mailto:hallo@example.org',
  'tel:+49301',
])('%s may stand in a link', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  '  ',
])('%j may not', (href) => {
  expect(safeHref(href)).toBeNull()
})
