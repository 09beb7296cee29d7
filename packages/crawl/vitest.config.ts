import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'crawl',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
})
