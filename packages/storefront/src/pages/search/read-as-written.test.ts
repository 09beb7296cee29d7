import { expect, test } from 'vitest'
import { readAsWritten } from './read-as-written.ts'

test.each([
  { query: 'Sofa', shown: 'Sofa' },
  { query: 'x'.repeat(80), shown: 'x'.repeat(80) },
  { query: 'x'.repeat(81), shown: `${'x'.repeat(80)}…` },
  { query: '🛋️'.repeat(60), shown: `${'🛋️'.repeat(40)}…` },
  { query: `${'x'.repeat(79)} yz`, shown: `${'x'.repeat(79)}…` },
  { query: 'كرسي', shown: '\u2068كرسي\u2069' },
  { query: 'sofa כיסא', shown: '\u2068sofa כיסא\u2069' },
])('$query is repeated as $shown', ({ query, shown }) => {
  expect(readAsWritten(query)).toBe(shown)
})
