import { expect, test } from 'vitest'
import { leftOfFilters } from './use-filter-draft.ts'

test.each([
  ['nothing', null, null],
  ['what was sent', { filters: null, seen: 3 }, null],
])('nothing is left of filters that were saved where the draft is %s', (_, draft, left) => {
  expect(leftOfFilters(draft, null)).toBe(left)
})

test('what was arranged while they were saved is left, over what holds by then', () => {
  const filters = [{ name: 'colour', state: 'open' as const }]

  expect(leftOfFilters({ filters, seen: 3 }, null)).toEqual({ filters, seen: null })
})
