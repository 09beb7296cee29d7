import { expect, test } from 'vitest'
import { storeIdAt, storePage } from './store-page.ts'

test.each([
  [storePage('hamburg-1'), 'hamburg-1'],
  ['/category-pages/filialen/hamburg-1/', 'hamburg-1'],
  ['/filialen/', null],
  ['/filialen/hamburg/karte/', null],
  ['/filialen/Hamburg/', null],
  ['/filialenhamburg/', null],
  ['/ratgeber/hamburg-1/', null],
  ['/', null],
])('at %s is the page of the store %j', (path, id) => {
  expect(storeIdAt(path)).toBe(id)
})
