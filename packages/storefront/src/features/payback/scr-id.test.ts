import { beforeEach, expect, test, vi } from 'vitest'

let { keepScrId, noticeScrId, scrId } = await import('./scr-id.ts')

// What was noticed waits in the module: each test, in whatever order, begins as a page does.
beforeEach(async () => {
  vi.resetModules()
  ;({ keepScrId, noticeScrId, scrId } = await import('./scr-id.ts'))
})

test.each([
  ['?scr=a1B2', true, 'a1B2'],
  ['?scr=123456', true, null],
  ['?scr=a-1', true, null],
  ['?scr=', true, null],
  ['', true, null],
  ['?scr=a1B2', false, null],
])('of %j with storage allowed: %s, %s is kept', (search, isAllowed, kept) => {
  const place = aPlace(search)

  keepScrId(isAllowed, place)

  expect(scrId(place)).toBe(kept)
})

test('a page without an id leaves the one that is kept, and a refusal takes it away', () => {
  const place = aPlace('?scr=a1')
  keepScrId(true, place)

  keepScrId(true, { ...place, search: '' })
  expect(scrId(place)).toBe('a1')

  keepScrId(false, { ...place, search: '' })
  expect(scrId(place)).toBeNull()
})

// The points of a partner's link got lost when the shopper agreed on a second page only.
test('an id that was noticed before the answer is kept with it, also from another page', () => {
  const place = aPlace('')
  noticeScrId({ search: '?scr=Zz9' })

  keepScrId(true, place)

  expect(scrId(place)).toBe('Zz9')
})

test('a storage that is blocked breaks nothing', () => {
  const storage = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }

  expect(() => keepScrId(true, { search: '?scr=a1', storage })).not.toThrow()
  expect(scrId({ search: '', storage })).toBeNull()
})

function aPlace(search: string) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { search, storage: () => storage }
}
