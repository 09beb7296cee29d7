import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { defineMain } from '@storybook/react-vite/node'
import { firstWords } from '../src/first-words.ts'

const WORDS = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** Bundled beforehand: one that is found in the middle of a test reloads its page. */
const BUNDLED = [
  'react-aria-components',
  'valibot',
  ...['core', 'react'].map((name) => `@lingui/${name}`),
  ...['react-query', 'react-router'].map((name) => `@tanstack/${name}`),
  ...['core', 'pm/state', 'react', 'starter-kit', 'extension-table'].map((name) => `@tiptap/${name}`),
  'uplot',
]

/** The office's own Storybook: it has one look and two languages, where that of the shops has brands and locales. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [{ directory: '../src', files: '**/*.stories.tsx', titlePrefix: '' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), lingui({ configPath: WORDS }), firstWords(WORDS)],
    // Icons are modules already.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...BUNDLED],
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
})
