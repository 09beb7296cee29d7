import { readFileSync } from 'node:fs'
import { orderButtonLabel } from '@shop/domain/checkout/order-button-label'
import { LANGUAGES } from '@shop/domain/shop/markets'
import { expect, test } from 'vitest'

/** A contract made by a button with other words is none. @see eu-duties C-20 */
test.each(LANGUAGES)('the order button says what the law wants in %s', (language) => {
  const catalogue = readFileSync(new URL(`locales/${language}.po`, import.meta.url), 'utf8')
  const words = /msgid "checkout\.placeOrder"\s+msgstr "(.*)"/.exec(catalogue)?.[1]

  expect(words).toBe(orderButtonLabel(language).message)
})
