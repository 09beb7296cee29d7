import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
