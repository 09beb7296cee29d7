import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['030 123 45', 'tel:03012345'],
  ['+49 30 123-45', 'tel:+493012345'],
  ['(044) 123.45.67', 'tel:0441234567'],
])('%s is called as %s', (number, href) => {
  expect(phoneHref(number)).toBe(href)
})
