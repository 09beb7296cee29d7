import { defineProject } from 'vitest/config'

export default defineProject({ test: { name: 'budgets', include: ['src/**/*.test.ts'], isolate: false } })
