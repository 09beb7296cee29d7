import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** The office speaks the languages of those who work there; its words are no words of a shop. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
})
