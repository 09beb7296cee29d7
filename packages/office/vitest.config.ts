import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'office', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
