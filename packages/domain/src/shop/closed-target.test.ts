import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { isClosedTarget } from './closed-target.ts'
import { openShop } from './shop.ts'

test('a switch closes a target', () => {
  const { features: on } = openShop(aBrand('everywhere'), 'de-de')
  const { features: off } = openShop(aBrand('nowhere'), 'de-de')

  for (const path of ['/wunschliste/', '/faq/'])
    expect([isClosedTarget(path, on), isClosedTarget(path, off)]).toEqual([false, true])
  expect(isClosedTarget('/warenkorb/', off)).toBe(false)
  expect(isClosedTarget('/fusszeile/', on)).toBe(true)
})
