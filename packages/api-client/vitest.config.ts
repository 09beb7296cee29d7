import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    isolate: false,
    testTimeout: 120_000,
  },
})
