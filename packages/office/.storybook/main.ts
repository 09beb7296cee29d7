import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { defineMain } from '@storybook/react-vite/node'

/** The office's own Storybook: it has one look and two languages, where that of the shops has brands and locales. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [{ directory: '../src', files: '**/*.stories.tsx', titlePrefix: '' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      lingui({ configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) }),
    ],
    // Icons are modules already; bundling each one on first sight reloads the page in the middle of a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
})
