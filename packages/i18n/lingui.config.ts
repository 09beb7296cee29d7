import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** German is the source; regional wording lives in `src/regional.ts`. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'fr', 'nl'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        '<rootDir>/src',
        '<rootDir>/../blocks/src',
        '<rootDir>/../catalogue/src',
        '<rootDir>/../commerce/src',
        '<rootDir>/../customers/src',
        '<rootDir>/../doors/src',
        '<rootDir>/../mail/src',
        '<rootDir>/../sales/src',
        '<rootDir>/../server/src',
        '<rootDir>/../storefront/src',
        '<rootDir>/../ui/src',
      ],
      // Pages of Storybook borrow the shop's words; what is only there is a sample.
      exclude: [
        '**/node_modules/**',
        '**/ui/src/pages/**',
        '**/blocks/src/samples/**',
        '**/*.stories.tsx',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
    },
  ],
})
