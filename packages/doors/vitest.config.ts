import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'doors',
    include: ['src/**/*.test.ts'],
    isolate: false,
  },
})
