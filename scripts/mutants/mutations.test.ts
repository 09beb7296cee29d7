import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mutated } from './mutation.ts'
import { MUTATIONS } from './mutations.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test.each(MUTATIONS)('$name fits its file and names tests', (mutation) => {
  const source = readFileSync(ROOT + mutation.file, 'utf8')

  expect(mutated(source, mutation)).not.toBe(source)
  expect(mutation.tests.filter((path) => !existsSync(ROOT + path))).toEqual([])
  expect(mutation.tests.length).toBeGreaterThan(0)
})

test('every mistake has a name of its own', () => {
  expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length)
})

test.each(['', 'a b a'])('a mistake that stands not once in its file is refused: %j', (source) => {
  const mutation = { name: 'x', file: 'y.ts', find: 'a', replace: 'c', tests: [] }

  expect(() => mutated(source, mutation)).toThrow(/no longer fits y\.ts/)
})
