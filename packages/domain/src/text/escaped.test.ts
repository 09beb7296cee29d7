import { expect, test } from 'vitest'
import { escaped } from './escaped.ts'

test.each([
  ['Kissen & Decken', 'Kissen &amp; Decken'],
  ['<b>"so"</b>', '&lt;b&gt;&quot;so&quot;&lt;/b&gt;'],
  ['&lt;', '&amp;lt;'],
  ['Größe: 60 × 120 cm', 'Größe: 60 × 120 cm'],
])('%s stands in a document as %s', (text, written) => {
  expect(escaped(text)).toBe(written)
})
