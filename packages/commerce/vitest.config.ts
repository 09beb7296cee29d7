import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'commerce',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // The suites of a process share its databases; see src/db/test-database.ts.
    isolate: false,
    globalSetup: '../engine/src/testing/drop-test-schemas.ts',
    // The first engine of a file opens a database, which takes its time where many share a machine.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})
