import { defineProject } from 'vitest/config'

/** What the documents say, held against what there is: the only tests that a change of a README runs. */
export default defineProject({
  test: { name: 'documents', root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 240_000 },
})
