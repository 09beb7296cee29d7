import { type Block, firstWords } from '@shop/domain/story/story-block'
import { expect, test } from 'vitest'
import { copyOf, moved, trailTo, withBlock } from './block-tree.ts'

const text = aBlock('t', 'text', { text: 'Hallo' })
const column = aBlock('c', 'column', { body: [text] })
const columns = aBlock('cs', 'columns', { columns: [column], headline: '' })
const page = { component: 'page', _uid: 'p', title: 'Seite', body: [aBlock('h', 'headline', {}), columns] }

test('a block is found with what it stands in', () => {
  expect(trailTo(page, 't')?.map(({ _uid }) => _uid)).toEqual(['cs', 'c', 't'])
  expect(trailTo(page, 'gone')).toBeNull()
})

test('one block is changed, and what is around it stays the same', () => {
  const changed = withBlock(page, 't', (fields) => ({ ...fields, text: 'Neu' }))

  expect(trailTo(changed, 't')?.at(-1)).toMatchObject({ text: 'Neu', component: 'text' })
  expect(withBlock(changed, 't', () => text)).toEqual(page)
})

test('without an id the page itself is changed, and stays a page', () => {
  expect(withBlock(page, null, () => ({ title: 'Neu' }))).toEqual({ component: 'page', title: 'Neu' })
})

test('a copy has ids of its own, as deep as there are any', () => {
  let next = 0
  const copy = copyOf(columns, () => `new-${next++}`)

  expect(JSON.stringify(copy)).not.toMatch(/"_uid":"(cs|c|t)"/)
  expect(JSON.stringify(copy).match(/new-/g)).toHaveLength(3)
  expect(firstWords(copy)).toBe('')
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

function aBlock(uid: string, component: string, fields: object): Block {
  return { _uid: uid, component, ...fields }
}
