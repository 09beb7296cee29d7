import { expect, test } from 'vitest'
import { pageKind } from './page-kind.ts'

test.each([
  ['/', 'home'],
  ['/p/sofa-100102/', 'product'],
  ['/suche/', 'search'],
  ['/kasse/login/', 'checkout'],
  ['/konto/bestellungen/', 'account'],
  ['/wohnen/sofas/', 'content'],
  ['/constructor/', 'content'],
])('%s is %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind)
})
