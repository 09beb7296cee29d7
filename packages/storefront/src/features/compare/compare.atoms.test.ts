import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveAtom, compareAtom, comparedAtom, toggleComparedAtom } from './compare.atoms.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => {
  createStore().set(compareAtom, [])
  vi.unstubAllGlobals()
})

test('what is put aside is there on the next page of the tab', () => {
  createStore().set(toggleComparedAtom, '100102')
  createStore().set(toggleComparedAtom, '100105')

  expect(shownBy(createStore())).toEqual(['100102', '100105'])
})

test('a fifth article is refused, and nothing changes', () => {
  const store = createStore()
  for (const article of ['1', '2', '3', '4']) expect(store.set(toggleComparedAtom, article)).toBe(true)

  expect(store.set(toggleComparedAtom, '5')).toBe(false)

  expect(shownBy(store)).toEqual(['1', '2', '3', '4'])
})

test('who takes the last one back leaves nothing in the browser', () => {
  const store = createStore()
  store.set(toggleComparedAtom, '1')

  store.set(toggleComparedAtom, '1')

  expect([shownBy(store), stored.size]).toEqual([[], 0])
})

test('a comparison that was sent becomes one’s own, and takes the place of none', () => {
  const store = createStore()

  store.set(arriveAtom, ['1', '2'])
  expect(store.set(arriveAtom, ['3'])).toEqual(['1', '2'])

  expect(shownBy(store)).toEqual(['1', '2'])
})

test('what others wrote into the browser is no article', () => {
  stored.set('compare', '<b>,100102,100102')

  expect(shownBy(createStore())).toEqual(['100102'])
})

test('a browser that stores nothing compares all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const store = createStore()

  store.set(toggleComparedAtom, '1')
  store.set(toggleComparedAtom, '2')

  expect(shownBy(store)).toEqual(['1', '2'])
})

/** As a part of the page sees it, which asks for it for as long as it is there. */
function shownBy(store: ReturnType<typeof createStore>): readonly string[] {
  const leave = store.sub(comparedAtom, () => undefined)
  const shown = store.get(comparedAtom)
  leave()
  return shown
}
