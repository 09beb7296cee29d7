import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
let { forgetSeenAtom, lastSeenAtom, readLastSeenAtom, rememberSeenAtom } = await import(
  './last-seen.atoms.ts'
)

// What is remembered waits in a module: each test, in whatever order, begins as a page does.
beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.resetModules()
  ;({ forgetSeenAtom, lastSeenAtom, readLastSeenAtom, rememberSeenAtom } = await import(
    './last-seen.atoms.ts'
  ))
})
afterEach(() => void vi.unstubAllGlobals())

test('the newest stands first, and nothing is stored without consent', () => {
  const store = createStore()

  store.set(rememberSeenAtom, 1)
  store.set(rememberSeenAtom, 2)
  store.set(rememberSeenAtom, 1)

  expect(store.get(lastSeenAtom)).toEqual([1, 2])
  expect(kept.size).toBe(0)
})

test('what an earlier page has seen is not lost', () => {
  kept.set('lastSeen', '7,1')
  const store = createStore()

  store.set(rememberSeenAtom, 2)

  expect(store.get(lastSeenAtom)).toEqual([2, 7, 1])
})

test('a new page reads what was kept, and nonsense is nothing', () => {
  kept.set('lastSeen', '5,abc,4')
  const store = createStore()

  expect(store.get(lastSeenAtom)).toBeNull()
  store.set(readLastSeenAtom)
  expect(store.get(lastSeenAtom)).toEqual([5, 4])
})

test('what is forgotten is gone from both', () => {
  const store = createStore()
  store.set(rememberSeenAtom, 1)

  store.set(forgetSeenAtom)

  expect(store.get(lastSeenAtom)).toEqual([])
  expect(kept.size).toBe(0)
})

test('a storage that refuses breaks nothing', () => {
  const refuse = () => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const store = createStore()

  store.set(rememberSeenAtom, 3)
  expect(store.get(lastSeenAtom)).toEqual([3])
  store.set(forgetSeenAtom)
  expect(store.get(lastSeenAtom)).toEqual([])
})
