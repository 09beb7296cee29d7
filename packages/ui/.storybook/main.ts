import { defineMain } from '@storybook/react-vite/node'
// @boundaries-ignore configuration runs before packages resolve
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '../../domain/src/image/image-address.ts'
// @boundaries-ignore configuration runs before packages resolve
import { messageCatalogues } from '../../i18n/src/vite.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  // No image server here: every address that a picture can have leads to the same few files.
  staticDirs: IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_QUALITIES.map((quality) => ({ from: './public', to: `/i/${width}x${quality}` })),
  ),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Icons are modules already; bundling each one on first sight reloads the page in the middle of a test.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), messageCatalogues({ failOnMissing: false })],
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
})
