import { beforeEach, expect, test, vi } from 'vitest'

let { forgetQueries, recentQueries, rememberQuery } = await import('./recent-queries.ts')

const stored = new Map<string, string>()

// What is remembered waits in a module: each test, in whatever order, begins as a page does.
beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.resetModules()
  ;({ forgetQueries, recentQueries, rememberQuery } = await import('./recent-queries.ts'))
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

test('a forbidden storage keeps nobody from searching', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })

  expect(() => rememberQuery('Sofa')).not.toThrow()
  expect(recentQueries()).toEqual(['Sofa'])
})
