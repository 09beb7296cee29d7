import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { isClosedPage } from './closed-page.ts'
import { openShop } from './shop.ts'

const { features: on } = openShop(aBrand('everywhere'), 'de-de')
const { features: off } = openShop(aBrand('nowhere'), 'de-de')

test.each(['/faq/', 'faq', '/de-at/faq/', '/category-pages/faq/'])(
  '%s is open where its switch is on',
  (path) => {
    expect(isClosedPage(path, on)).toBe(false)
    expect(isClosedPage(path, off)).toBe(true)
  },
)

test.each(['/versand/', '/', '/ratgeber/faq/'])('no switch closes %s', (path) => {
  expect(isClosedPage(path, off)).toBe(false)
})
