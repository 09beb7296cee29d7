import { expect, test } from 'vitest'
import { customerCookie } from './customer-cookie.ts'

// The provider's cookie outlives a refusal: it was sent along as long as it was there.
test.each<['1' | undefined, string | null | undefined, string | null]>([
  ['1', 'abc', 'abc'],
  ['1', null, null],
  ['1', undefined, null],
  [undefined, 'abc', null],
  [undefined, undefined, null],
])('with consent %j the cookie %j tells the provider %j', (personal, cookie, told) => {
  expect(customerCookie(personal, cookie)).toBe(told)
})
