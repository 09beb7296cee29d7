import { expect, test } from 'vitest'
import { TaggedLru } from './tagged-lru.ts'

test('what was used last stays longest', () => {
  const lru = new TaggedLru<number, string>(2)
  lru.set(1, 'one', [])
  lru.set(2, 'two', [])
  lru.get(1)
  lru.set(3, 'three', [])

  expect([lru.get(1), lru.get(2), lru.get(3)]).toEqual(['one', undefined, 'three'])
})

test('everything with a tag goes together, and by the tags of its newest value', () => {
  const lru = new TaggedLru<number, string>(10)
  lru.set(1, 'one', ['red', 'old'])
  lru.set(2, 'two', ['red'])
  lru.set(3, 'three', ['blue'])
  lru.set(1, 'one again', ['blue'])

  lru.evict('red')
  expect([lru.get(1), lru.get(2), lru.get(3)]).toEqual(['one again', undefined, 'three'])
  lru.evict('blue')
  expect(lru.size).toBe(0)
})
