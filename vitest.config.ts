import { defineConfig } from 'vitest/config'

/** Every package brings its own project; `pnpm vitest --project domain` runs one. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'bench/vitest.config.ts',
      'scripts/vitest.config.ts',
      'scripts/documented/vitest.config.ts',
      'packages/ui/.storybook/vitest.config.ts',
    ],
  },
})
