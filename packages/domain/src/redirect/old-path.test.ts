import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOldPath, oldPath } from './old-path.ts'

test.each([
  ['/sommer', '/sommer/'],
  ['sommer//', '/sommer/'],
  ['/Sofas/Alva_3.HTML', '/sofas/alva_3.html/'],
  ['/m%C3%B6bel/', '/möbel/'],
  ['/mo\u0308bel/', '/möbel/'],
  ['/STRASSE/', '/strasse/'],
  ['/gro%C3%9F/', '/groß/'],
  ['/sofa%20alva/', '/sofa alva/'],
  ['/a%2Fb/', '/a%2fb/'],
  ['/%E0%/', '/%e0%/'],
  ['', '/'],
  ['/?p=12', '/?p=12'],
  ['?P=12&utm_source=x', '/?p=12'],
  ['/Index.php?route=product/product&product_id=42', '/index.php/?product_id=42&route=product/product'],
  ['/alt/?farbe=rot', '/alt/?farbe=rot/'],
])('%j is named %j', (written, named) => {
  expect(oldPath(written)).toBe(named)
})

test.each([
  '/sommer/',
  '/sofas/alva_3.html/',
  '/möbel/',
  '/sofa alva/',
  '/index.php/',
  '/a.b/c~d/(1)/',
  '/...x/',
  '/?p=12',
  '/index.php/?product_id=42&route=product/product',
])('a redirect can stand at %j', (path) => {
  expect(isOldPath(path)).toBe(true)
})

test.each([
  ['the root', '/'],
  ['a query that says which page it was, behind no slash', '/index.php?cat=3'],
  ['a query that says nothing of a page', '/index.php/?farbe=rot/'],
  ['one that says more than that', '/index.php/?cat=3&farbe=rot'],
  ['a way up before a query', '/../?p=12'],
  ['a hash', '/a#b/'],
  ['a sign that stands for what separates', '/a%2fb/'],
  ['a plus, which is a blank', '/a+b/'],
  ['a part without a letter', '/a//b/'],
  ['a part of blanks', '/a/ /'],
  ['a way up', '/a/../b/'],
  ['a backslash', '/a\\b/'],
  ['what no text holds', '/a\u0000b/'],
  ['a capital', '/Sommer/'],
  ['no slash at its end', '/sommer'],
  ['more than anybody keeps', `/${'a'.repeat(299)}/`],
])('no redirect stands at %s: %j', (_, path) => {
  expect(isOldPath(path)).toBe(false)
})

test('what is named once, with nothing left to decode, is named so for good', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const named = oldPath(path)
      fc.pre(!named.includes('%'))
      expect(oldPath(named)).toBe(named)
    }),
  )
})
