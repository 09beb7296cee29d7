import { expect, test } from 'vitest'
import { stockNote } from './stock-note.ts'

test.each([
  { tag: 'stock:12:34:5', note: { productId: 12, variantId: 34, quantity: 5 } },
  { tag: 'product:12', note: null },
  { tag: 'stock:12:34', note: null },
])('$tag says $note', ({ tag, note }) => {
  expect(stockNote(tag)).toEqual(note)
})
