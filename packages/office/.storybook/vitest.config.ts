import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
// @boundaries-ignore the browser of stories is the same everywhere
import { storyTests } from '../../ui/.storybook/story-tests.ts'

/** Every story of the office in a browser, with its play function and axe. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  define: { 'import.meta.env.VITE_OFFICE_STORIES': JSON.stringify('tested') },
  // A long list draws what is on the screen, as it does everywhere else: in a test React Aria draws all of it otherwise.
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': JSON.stringify('1') } } },
  },
  test: {
    name: 'office-stories',
    ...storyTests(),
  },
})
