import { defineMain } from '@storybook/react-vite/node'
// @boundaries-ignore Storybook shows every brand of the repository
import { shops } from '../../../scripts/shops.ts'
// @boundaries-ignore configuration runs before packages resolve
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '../../domain/src/image/image-address.ts'
// @boundaries-ignore configuration runs before packages resolve
import { messageCatalogues } from '../../i18n/src/vite.ts'
import { themeTokens } from '../src/testing/read-theme.ts'
import { brandOverridesPlugin } from './brand-overrides.ts'
import { REFUSE_INNER_FRAMES } from './inner-frames.ts'
import { releaseFiles } from './release-files.ts'
import { shopIcons } from './shop-icons.ts'
import { storyFolders } from './story-folders.ts'
import { tokenFiles } from './token-files.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: storyFolders(),
  // What a test does to a component is no state of it: engineers find it by the sidebar's filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // No image server here: every address that a picture can have leads to the same few files.
  staticDirs: IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_QUALITIES.map((quality) => ({ from: './public', to: `/i/${width}x${quality}` })),
  ),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head) => `<script>${REFUSE_INNER_FRAMES}</script>${head ?? ''}`,
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: async (head) => `${head ?? ''}<script>window.SHOP_BRANDS = ${await brandFacts()}</script>`,
  // Icons are modules already; bundling each one on first sight reloads the page in the middle of a test.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...brandOverridesPlugin(),
      messageCatalogues({ failOnMissing: false }),
      shopIcons(),
      tokenFiles(),
      releaseFiles(),
    ],
    optimizeDeps: {
      ...config.optimizeDeps,
      exclude: [...(config.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
})

async function brandFacts(): Promise<string> {
  const facts = (await shops()).map(({ name, brand }) => [
    name,
    { name: brand.name, tokens: Object.fromEntries(themeTokens(name)) },
  ])
  return JSON.stringify(Object.fromEntries(facts)).replaceAll('<', '\\u003c')
}
