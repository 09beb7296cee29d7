import { expect, test } from 'vitest'
import { keyOf, redirectPath, slugOf } from './keys.ts'

test('a slug ends where a category of the shop has to', () => {
  expect(slugOf('Möbel & Sofas')).toBe('moebel-sofas')
  expect(slugOf('x'.repeat(81))).toBe('x'.repeat(80))
})

test.each([
  ['KW-40/40', 'KW-40-40'],
  [' kissen 1 ', 'kissen-1'],
  ['Größe', 'Gro-e'],
  ['A.1_b', 'A.1_b'],
])('the key of %s is %s', (sku, expected) => {
  expect(keyOf(sku)).toBe(expected)
})

test.each([
  ['/products/kissen-wolke', '/products/kissen-wolke/'],
  ['products/Kissen/', '/products/kissen/'],
  ['https://alt.example/product/kissen/', '/product/kissen/'],
  ['/Seite.html', '/seite.html/'],
  ['/m%C3%B6bel', '/möbel/'],
  ['/a b', '/a b/'],
  ['/?p=12', '/?p=12'],
  ['https://alt.example/?post_type=product&p=12', '/?p=12'],
  ['/index.php?route=product/product&product_id=42', '/index.php/?product_id=42&route=product/product'],
  ['/suche?q=kissen', null],
  ['/a?p=12#b', null],
  ['/a+b', null],
  ['/', null],
])('the address %s is led on from %s', (address, expected) => {
  expect(redirectPath(address)).toBe(expected)
})
