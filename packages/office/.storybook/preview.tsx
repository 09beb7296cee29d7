import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@fontsource-variable/figtree/wght.css'
import '@shop/ui/theme/tokens.css'
import '../src/app/theme.css'
import { LANGUAGES } from '../src/client/language.ts'
import { openOffice, withOffice } from './with-office.tsx'

// What a play function waits for is waited for on a busy machine as well.
configure({ asyncUtilTimeout: 15_000 })

const IS_TEST = import.meta.env.VITE_OFFICE_STORIES === 'tested'

export default definePreview({
  addons: [addonA11y()],
  beforeEach: openOffice,
  decorators: [withOffice],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    theme: {
      description: 'By day or by night',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', theme: 'light' },
  parameters: {
    a11y: { test: 'error', options: IS_TEST ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    layout: 'padded',
    options: { storySort: { method: 'alphabetical', order: ['parts', 'shell', 'pages'] } },
  },
})
