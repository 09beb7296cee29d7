import { expect, test } from 'vitest'
import { circleIn, reachedFrom } from './chunks.ts'

const IMPORTS: Record<string, string[]> = {
  'client.ts': ['root.tsx'],
  'root.tsx': ['header.tsx', 'client.ts'],
  'header.tsx': [],
  'login.tsx': ['field.tsx', 'header.tsx'],
}
const graph = {
  getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] ?? [] } : null),
}

test('what loads together is a module and all that it imports at once, in circles as well', () => {
  expect([...reachedFrom(['client.ts'])(graph)].sort()).toEqual(['client.ts', 'header.tsx', 'root.tsx'])
})

test('what the build does not know leads no further', () => {
  expect([...reachedFrom(['gone.tsx'])(graph)]).toEqual(['gone.tsx'])
})

test('files that import each other are found, and those that only meet again are not', () => {
  const meeting: [string, string[]][] = [
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ]

  expect(circleIn(new Map(meeting))).toBeNull()
  expect(circleIn(new Map([...meeting, ['d', ['c']]]))).toEqual(['d', 'c'])
})
