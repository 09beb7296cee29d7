import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'commerce',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // The first engine of a file opens a database, which takes its time where many share a machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
