import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'commerce', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
