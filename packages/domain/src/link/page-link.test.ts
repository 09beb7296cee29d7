import { expect, test } from 'vitest'
import { pagePath } from './page-link.ts'

test('a page is linked to by its name', () => {
  expect([pagePath('home'), pagePath('basket'), pagePath('imprint')]).toEqual([
    '/',
    '/warenkorb/',
    '/impressum/',
  ])
})

test('words of a path are filled in, and encoded', () => {
  expect(pagePath('order', { orderNumber: 'LH/1' })).toBe('/konto/bestellung/LH%2F1/')
})

test('words of a query stand behind it where they are given', () => {
  expect(pagePath('checkout', { way: 'guest', pay: 'a&b' })).toBe('/kasse/?way=guest&pay=a%26b')
  expect(pagePath('thankYou', { order: undefined })).toBe('/danke/')
})

// Read by the compiler alone: each of these lines would fail the types if it compiled.
test('a link to a page that does not exist does not compile', () => {
  const links = [
    // @ts-expect-error no page has this name
    () => pagePath('baskett'),
    // @ts-expect-error a path is no name
    () => pagePath('/warenkorb/'),
    // @ts-expect-error an order's page needs its number
    () => pagePath('order'),
    // @ts-expect-error the word is called orderNumber
    () => pagePath('order', { number: 'LH1' }),
    // @ts-expect-error the basket reads no words
    () => pagePath('basket', { order: 'x' }),
    // @ts-expect-error every address leads there, so the name alone leads nowhere
    () => pagePath('content'),
  ]

  expect(links).toHaveLength(6)
})
