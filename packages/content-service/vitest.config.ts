import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'content-service',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    isolate: false,
    testTimeout: 120_000,
  },
})
