import { expect, test } from 'vitest'
import { activeRowAfter } from './active-row.ts'

const rows = ['a', 'b', 'c']

test.each([
  { key: 'ArrowDown', from: null, to: 'a' },
  { key: 'ArrowDown', from: 'a', to: 'b' },
  { key: 'ArrowDown', from: 'c', to: null },
  { key: 'ArrowUp', from: null, to: 'c' },
  { key: 'ArrowUp', from: 'a', to: null },
  { key: 'ArrowUp', from: 'c', to: 'b' },
  { key: 'Home', from: 'c', to: 'a' },
  { key: 'End', from: 'a', to: 'c' },
  { key: 'Home', from: null, to: undefined },
  { key: 'End', from: null, to: undefined },
  { key: 'x', from: 'a', to: undefined },
  { key: 'ArrowDown', from: 'gone', to: 'a' },
])('$key leads from $from to $to', ({ key, from, to }) => {
  expect(activeRowAfter(key, rows, from)).toBe(to)
})

test('without rows the field stays active', () => {
  expect(activeRowAfter('ArrowDown', [], null)).toBeNull()
  expect(activeRowAfter('ArrowUp', [], null)).toBeNull()
})
