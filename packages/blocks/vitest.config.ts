import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'blocks',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    isolate: false,
    testTimeout: 120_000,
  },
})
