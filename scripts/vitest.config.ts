import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'scripts',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A project of its own, as it reads what no other test does.
    exclude: ['documented/**'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
