import { defineMain } from '@storybook/react-vite/node'
// @boundaries-ignore configuration runs before packages resolve
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '../../domain/src/image/image-address.ts'
// @boundaries-ignore configuration runs before packages resolve
import { messageCatalogues } from '../../i18n/src/vite.ts'
import { THEMES, themeTokens } from '../src/testing/read-theme.ts'
import { shopIcons } from './shop-icons.ts'
import { storyFolders } from './story-folders.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: storyFolders(),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // No image server here: every address that a picture can have leads to the same few files.
  staticDirs: IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_QUALITIES.map((quality) => ({ from: './public', to: `/i/${width}x${quality}` })),
  ),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: (head) => `${head ?? ''}<script>window.SHOP_TOKENS = ${brandTokens()}</script>`,
  // Icons are modules already; bundling each one on first sight reloads the page in the middle of a test.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), messageCatalogues({ failOnMissing: false }), shopIcons()],
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
})

function brandTokens(): string {
  return JSON.stringify(
    Object.fromEntries(THEMES.map((theme) => [theme, Object.fromEntries(themeTokens(theme))])),
  ).replaceAll('<', '\\u003c')
}
