import { expect, test } from 'vitest'
import { brandLine } from './brand-line.ts'

test.each([
  ['Lindhaus', 'Manufaktur', 'Lindhaus · Manufaktur'],
  ['Lindhaus', null, 'Lindhaus'],
  ['Lindhaus', '', 'Lindhaus'],
  ['', 'Manufaktur', 'Manufaktur'],
  ['', null, ''],
])('brand %j and sub-brand %j read %j', (brand, subbrand, line) => {
  expect(brandLine({ brand, subbrand })).toBe(line)
})
