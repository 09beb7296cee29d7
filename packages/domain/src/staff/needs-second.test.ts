import { expect, test } from 'vitest'
import { needsSecondPerson } from './needs-second.ts'

test.each([
  [{ amount: 5000, before: 0 }, null, false],
  [{ amount: 5000, before: 0 }, 5000, false],
  [{ amount: 5001, before: 0 }, 5000, true],
  [{ amount: 1, before: 5000 }, 5000, true],
  [{ amount: 2500, before: 2500 }, 5000, false],
  // With a limit of nothing every refund needs two.
  [{ amount: 1, before: 0 }, 0, true],
])('%o with a limit of %s needs a second person: %s', (refund, limit, needsTwo) => {
  expect(needsSecondPerson(refund, limit)).toBe(needsTwo)
})
