import { expect, test } from 'vitest'
import { voucherHref } from './voucher-href.ts'

test.each([
  ['/', '/?voucher=LICHT10'],
  ['/leuchten/', '/leuchten/?voucher=LICHT10'],
  ['/leuchten/?sort=newest#liste', '/leuchten/?sort=newest&voucher=LICHT10#liste'],
  ['/leuchten/?voucher=ALT', '/leuchten/?voucher=LICHT10'],
])('%s takes the code along as %s', (href, expected) => {
  expect(voucherHref(href, 'LICHT10')).toBe(expected)
})

test('a code with signs of its own stays whole', () => {
  expect(voucherHref('/', 'A&B 10%')).toBe('/?voucher=A%26B+10%25')
})
