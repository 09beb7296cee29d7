import { expect, test } from 'vitest'
import { writtenCountry } from './written-country.ts'

// A label for parcels within Romandy was addressed to "Schweiz".
test.each([
  ['Schweiz', 'fr', 'Suisse'],
  ['Deutschland', 'nl', 'Duitsland'],
  ['Allemagne', 'fr', 'Allemagne'],
  ['Allemagne', 'de', 'Deutschland'],
  ['Prüfland', 'fr', 'Prüfland'],
] as const)('%s reads in %s as %s', (written, language, name) => {
  expect(writtenCountry(written, language)).toBe(name)
})
