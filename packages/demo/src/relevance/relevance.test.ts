import { expect, test } from 'vitest'
import { relevanceOf } from './relevance.ts'
import { wantedQueries } from './wanted-queries.ts'

/** A little below what was measured: a change that finds less has to say why. */
test.each([
  { language: 'de', found: 0.96, first: 0.945 },
  { language: 'fr', found: 0.98, first: 0.965 },
  { language: 'nl', found: 0.965, first: 0.945 },
] as const)('what shoppers look for is among the first five, in $language', ({ language, ...floor }) => {
  const { queries, found, first } = relevanceOf(language)

  expect(found / queries).toBeGreaterThanOrEqual(floor.found)
  expect(first / queries).toBeGreaterThanOrEqual(floor.first)
})

test.each(['de', 'fr', 'nl'] as const)('there are at least 150 queries in %s, none twice', (language) => {
  const asked = wantedQueries(language, 'queries').map(({ shop, query }) => `${shop} ${query}`)

  expect(asked.length).toBeGreaterThanOrEqual(150)
  expect(new Set(asked).size).toBe(asked.length)
})
