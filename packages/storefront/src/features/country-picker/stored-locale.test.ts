import { expect, test } from 'vitest'
import { localeCookie, storedLocale } from './stored-locale.ts'

test.each([
  ['shop_language=de-at', 'de-at'],
  ['a=b; shop_language=fr-ch; c=d', 'fr-ch'],
  ['my_shop_language=de-at', null],
  ['shop_language=en-gb', null],
  ['', null],
])('%j holds %s', (cookies, locale) => {
  expect(storedLocale(cookies)).toBe(locale)
})

test('a choice lives for 365 days', () => {
  expect(localeCookie('nl-be', true)).toBe(
    'shop_language=nl-be; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
