import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NextAddress } from './next-address.ts'

test.each(['/', '/one/orders', '/one/orders?text=M%C3%BCller#top', '/one/a//b', '/one/%09'])(
  '%s is within the office',
  (address) => {
    expect(v.is(NextAddress, address)).toBe(true)
    expect(new URL(address, 'https://office.example').host).toBe('office.example')
  },
)

test.each([
  'one',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/one\\..\\..',
  `/${'a'.repeat(2000)}`,
])('%j is not', (address) => {
  expect(v.is(NextAddress, address)).toBe(false)
})
