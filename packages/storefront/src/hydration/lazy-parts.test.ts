import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../../..')
/** What they load is live from the start: its styles come with the document. @see document-sheets.ts */
const LIVE_PLACES = [
  'storefront/src/features/recommendations/last-seen-slider.tsx',
  'storefront/src/features/recommendations/recommendation-slider.tsx',
  'storefront/src/pages/checkout/checkout-page.tsx',
  'storefront/src/shell/start/consent-place.tsx',
]

test('what opens later waits for its styles: React’s own lazy stands where a live part is loaded alone', () => {
  const sources = globSync('{storefront,ui,blocks}/src/**/*.tsx', { cwd: PACKAGES })
  const lazy = sources.filter((file) => /\blazy\(/.test(readFileSync(join(PACKAGES, file), 'utf8')))

  expect(lazy.sort()).toEqual(LIVE_PLACES)
})
