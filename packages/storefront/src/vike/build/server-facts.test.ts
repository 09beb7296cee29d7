import { expect, test } from 'vitest'
import { withoutServerFacts } from './server-facts.ts'

test.each([
  ["  staticData: { page: 'account/account-page.tsx' },", '  staticData: { },'],
  [
    "  staticData: { page: 'content/content-page.tsx', ahead: true, showsTapped: true },",
    '  staticData: { ahead: true, showsTapped: true },',
  ],
])('%j becomes %j', (code, without) => {
  expect(withoutServerFacts(code)).toBe(without)
})
