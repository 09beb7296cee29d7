import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { defineProject } from 'vitest/config'

export default defineProject({
  // Tests of words load the catalogues, as the client does.
  plugins: [lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) })],
  test: { name: 'office', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
