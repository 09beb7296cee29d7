import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'scayle',
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: '../engine/src/testing/drop-test-schemas.ts',
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})
