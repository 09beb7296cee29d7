import { beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries, recentQueries, rememberQuery } from './recent-queries.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the latest question stands first, and once', () => {
  for (const query of ['Sofa', 'Lampe', ' sofa ']) rememberQuery(query)

  expect(recentQueries()).toEqual(['sofa', 'Lampe'])
})

test('six are remembered, nothing is no question', () => {
  for (const query of ['1', '2', '3', ' ', '4', '5', '6', '7']) rememberQuery(query)

  expect(recentQueries()).toEqual(['7', '6', '5', '4', '3', '2'])
})

test('nothing stays behind after clearing', () => {
  rememberQuery('Sofa')
  forgetQueries()

  expect(recentQueries()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each(['no json', '{"a":1}', '[1,2]', 'null'])('a broken storage (%s) is an empty one', (broken) => {
  stored.set('recent-queries', broken)

  expect(recentQueries()).toEqual([])
})

test('a forbidden storage is an empty one', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })

  expect(() => rememberQuery('Sofa')).not.toThrow()
  expect(recentQueries()).toEqual([])
})
