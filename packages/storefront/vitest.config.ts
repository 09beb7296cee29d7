import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'storefront',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    isolate: false,
    // What one suite stubs must not reach the next one of its process.
    unstubGlobals: true,
    testTimeout: 120_000,
  },
})
