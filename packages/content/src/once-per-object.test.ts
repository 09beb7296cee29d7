import { expect, test, vi } from 'vitest'
import { oncePerObject } from './once-per-object.ts'

test('an object is made something of once, another one of its own, and so is what came to nothing', () => {
  const make = vi.fn(({ word }: { word: string }) => (word === '' ? undefined : [word]))
  const made = oncePerObject(make)
  const [one, same, nothing] = [{ word: 'a' }, { word: 'a' }, { word: '' }]

  expect(made(one)).toBe(made(one))
  expect(made(same)).not.toBe(made(one))
  expect([made(nothing), made(nothing)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(3)
})
