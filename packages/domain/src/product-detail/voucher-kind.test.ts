import { expect, test } from 'vitest'
import { voucherKind } from './voucher-kind.ts'

test.each([
  ['9420', 'baby', 'download'],
  ['9410', 'baby', 'post'],
  ['9420', 'bm', 'download'],
  ['9410', 'bm', 'post'],
  ['9420', 'others', null],
  ['9410', 'others', null],
  ['51000', 'others', 'download'],
  ['52000', 'others', 'post'],
  ['51000', 'baby', null],
  ['52000', 'bm', null],
  ['1001', 'others', null],
  ['constructor', 'others', null],
] as const)('the product number %s means for %s: %s', (number, company, kind) => {
  expect(voucherKind(number, company)).toBe(kind)
})
