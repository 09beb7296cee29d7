import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../src/theme/tokens.css'
import '../src/theme/base.css'
import { BRANDS } from './brands.ts'
import { usableControls } from './controls.ts'
import { DocsFrame, DocsPage } from './docs/lazy-docs.tsx'
import { viewports } from './viewports.ts'
import { brandToolbar, withBrand } from './with-brand.tsx'
import { gridToolbar, withGrid } from './with-grid.tsx'
import { loadI18n, localeToolbar, withShop } from './with-shop.tsx'

// The brands' themes; each says in its selector whose it is.
import.meta.glob('../../../apps/*/theme.css', { eager: true })

// What a play function waits for is waited for on a busy machine as well.
configure({ asyncUtilTimeout: 15_000 })

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  loaders: [loadI18n],
  beforeEach: (context) => window.photographing?.prepare(context),
  afterEach: (context) => window.photographing?.photograph(context),
  decorators: [withGrid, withShop, withBrand],
  argTypesEnhancers: [usableControls],
  globalTypes: { brand: brandToolbar, locale: localeToolbar, grid: gridToolbar },
  // The stories' tests run once for each brand; see vitest.config.ts.
  initialGlobals: {
    brand: import.meta.env.VITE_STORY_BRAND ?? BRANDS[0]?.id,
    locale: 'de-de',
    grid: 'off',
    // What a brand replaces is its own; a component's page shows the shared one beside it.
    overrides: 'own',
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: import.meta.env.VITE_STORY_AXE ?? 'error',
      // The panel shows what passes as well; a test only asks what does not, and need not have the rest described.
      options: import.meta.env.VITE_STORY_BRAND ? { resultTypes: ['violations'] } : {},
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, container: DocsFrame },
    layout: 'padded',
    options: {
      // Read without being run, so it is written out here.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Gallery',
          'Changes',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Breakpoints', 'Icons', 'Motion', 'Imagery', 'Voice'],
          'Components',
          [
            'Actions',
            'Forms',
            'Product',
            'Product facts',
            'Listing',
            'Buying',
            'Content',
            'Shell',
            'Overlays',
            'Account',
            'More',
          ],
          'blocks',
          'Dialogs',
          'Pages',
          ['Home', 'Category', 'Product', 'Basket', 'Checkout', 'Account', 'Error'],
        ],
      },
    },
    viewport: { options: viewports },
  },
})
