import addonA11y from '@storybook/addon-a11y'
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import '../src/theme/tokens.css'
import '../src/theme/base.css'
// @boundaries-ignore Storybook shows the brands themselves
import '../../../apps/home-shop/theme.css'
// @boundaries-ignore Storybook shows the brands themselves
import '../../../apps/baby-shop/theme.css'
import { loadI18n, localeToolbar, withShop } from './with-shop.tsx'

export default definePreview({
  addons: [addonA11y(), addonThemes()],
  loaders: [loadI18n],
  decorators: [
    withShop,
    withThemeByDataAttribute({
      themes: { 'home-shop': 'home-shop', 'baby-shop': 'baby-shop' },
      // The stories' tests run once for each brand; see vitest.config.ts.
      defaultTheme: import.meta.env.VITE_STORY_BRAND ?? 'home-shop',
      attributeName: 'data-brand',
    }),
  ],
  globalTypes: { locale: localeToolbar },
  initialGlobals: { locale: 'de-de' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { method: 'alphabetical' } },
  },
})
