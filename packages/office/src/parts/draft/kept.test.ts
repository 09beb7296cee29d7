import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimKept, keep, keptAt } from './kept.ts'

const Form = v.object({ name: v.string() })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again until it is forgotten', () => {
  keep('form', { name: 'Korb' })
  const before = keptAt('form', Form)
  keep('form', null)

  expect(before).toEqual({ name: 'Korb' })
  expect(keptAt('form', Form)).toBeNull()
})

test.each(['no JSON', '{"name": 7}', '[]'])('what an earlier version wrote, %s, is begun anew', (text) => {
  sessionStorage.setItem('form', text)

  expect(keptAt('form', Form)).toBeNull()
})

test.each([
  ['the same', 'mia@office.example', { name: 'Korb' }],
  ['another', 'wim@office.example', null],
])('after a session that ended, what was typed is there for %s member of staff: %s', (_, next, found) => {
  claimKept('mia@office.example')
  keep('form', { name: 'Korb' })

  claimKept(next)

  expect(keptAt('form', Form)).toEqual(found)
})
