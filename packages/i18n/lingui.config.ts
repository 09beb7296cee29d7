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
      include: ['<rootDir>/../ui/src', '<rootDir>/../storefront/src'],
      exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
})
