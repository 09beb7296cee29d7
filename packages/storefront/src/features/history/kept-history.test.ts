import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let { historyOf, keepHistory, settleHistory } = await import('./kept-history.ts')

// What is remembered waits in the module: each test, in whatever order, begins as a page does.
beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.resetModules()
  ;({ historyOf, keepHistory, settleHistory } = await import('./kept-history.ts'))
})

test('without an answer, and after a refusal, the document remembers and the storage does not', () => {
  keepHistory('lastSeen', '1')
  settleHistory(false)
  keepHistory('recent-queries', '["Sofa"]')

  expect([historyOf('lastSeen'), historyOf('recent-queries')]).toEqual(['1', '["Sofa"]'])
  expect(stored.size).toBe(0)
})

test('with consent everything is stored, what was remembered before it as well', () => {
  keepHistory('lastSeen', '1')
  settleHistory(true)
  keepHistory('recent-queries', '["Sofa"]')

  expect([...stored]).toEqual([
    ['lastSeen', '1'],
    ['recent-queries', '["Sofa"]'],
  ])
})

test('what was stored goes when consent does', () => {
  stored.set('lastSeen', '1').set('recent-queries', '["Sofa"]').set('checkout-notes', '{}')

  settleHistory(false)

  expect([...stored.keys()]).toEqual(['checkout-notes'])
})

test('what is forgotten is gone from both', () => {
  settleHistory(true)
  keepHistory('lastSeen', '1')

  keepHistory('lastSeen', null)

  expect(historyOf('lastSeen')).toBeNull()
  expect(stored.size).toBe(0)
})

test('a storage that refuses breaks nothing', () => {
  const refuse = () => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })

  settleHistory(true)
  keepHistory('lastSeen', '1')

  expect(historyOf('lastSeen')).toBe('1')
  expect(historyOf('recent-queries')).toBeNull()
  expect(() => settleHistory(false)).not.toThrow()
})
