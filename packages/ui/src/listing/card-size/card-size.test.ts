import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { CARD_SIZE_SCRIPT, keepCardSize, keptCardSize } from './card-size.ts'

function aPlace(kept: Record<string, string> = {}) {
  const stored = new Map(Object.entries(kept))
  const said = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const documentElement = {
    setAttribute: (name: string, value: string) => void said.set(name, value),
    removeAttribute: (name: string) => void said.delete(name),
  }
  const place = { local: () => localStorage, root: () => documentElement }
  const runScript = () => runInNewContext(CARD_SIZE_SCRIPT, { localStorage, document: { documentElement } })
  return { place, stored, said, runScript }
}

test('large cards are large again before the next page is painted', () => {
  const { place, said, runScript } = aPlace()
  keepCardSize('large', place)
  const now = new Map(said)
  said.clear()

  runScript()

  expect(said).toEqual(now)
  expect(said.size).toBe(1)
  expect(keptCardSize(place)).toBe('large')
})

test('the usual size keeps nothing in the browser', () => {
  const { place, stored, said } = aPlace()
  keepCardSize('large', place)

  keepCardSize('small', place)

  expect([stored.size, said.size]).toEqual([0, 0])
  expect(keptCardSize(place)).toBe('small')
})

test.each(['', 'huge', '{}'])('%j was never chosen, and counts as the usual size', (value) => {
  const { place, said, runScript } = aPlace({ 'listing-cards': value })

  runScript()

  expect(keptCardSize(place)).toBe('small')
  expect(said.size).toBe(0)
})

test('a browser that stores nothing shows what is asked for all the same', () => {
  const { place, said } = aPlace()
  const closed = {
    ...place,
    local: () => {
      throw new Error('storage is off')
    },
  }

  keepCardSize('large', closed)

  expect(said.size).toBe(1)
  expect(keptCardSize(closed)).toBe('small')
})
