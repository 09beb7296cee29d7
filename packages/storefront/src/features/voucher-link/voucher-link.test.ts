import { expect, test } from 'vitest'
import { forgottenVoucherCookie, keptVoucher, voucherCookie, voucherOf } from './voucher-link.ts'

test.each([
  ['?voucher=WILLKOMMEN10', 'WILLKOMMEN10'],
  ['?sort=newest&voucher=Herbst-2026', 'Herbst-2026'],
  ['?voucher=%20HALLO10%20', 'HALLO10'],
])('%s brings %s along', (search, code) => {
  expect(voucherOf(search)).toBe(code)
})

test.each([
  '',
  '?voucher=',
  '?voucher=x',
  '?voucher=a%3B%20Path%3D%2F',
  `?voucher=${'x'.repeat(41)}`,
  '?gutschein=A10',
])('%j brings none', (search) => {
  expect(voucherOf(search)).toBeNull()
})

test('a code is kept for fourteen days', () => {
  expect(voucherCookie('HALLO10', true)).toBe(
    'voucher=HALLO10; Path=/; Max-Age=1209600; SameSite=Lax; Secure',
  )
  expect(voucherCookie('GRÜN', false)).toBe('voucher=GR%C3%9CN; Path=/; Max-Age=1209600; SameSite=Lax')
})

test.each([
  ['voucher=HALLO10', 'HALLO10'],
  ['a=b; voucher=GR%C3%9CN; c=d', 'GRÜN'],
  ['', null],
  ['my-voucher=HALLO10', null],
  ['voucher=', null],
  ['voucher=%E0%A4%A', null],
  ['voucher=a%20b', null],
])('in the cookies %j waits %j', (cookies, code) => {
  expect(keptVoucher(cookies)).toBe(code)
})

test('a code that was redeemed is forgotten', () => {
  expect(forgottenVoucherCookie()).toBe('voucher=; Path=/; Max-Age=0; SameSite=Lax')
})
