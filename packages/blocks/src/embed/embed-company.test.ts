import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { embedCompany } from './embed-company.ts'
import { embedOf } from './embed-provider.ts'

// The country once stood in the provider's name: it kept its ß in Switzerland, and was German in French and Dutch.
test.each([
  ['Grossbritannien', 'OpenStreetMap Foundation, Grossbritannien'],
  ['Royaume-Uni', 'OpenStreetMap Foundation, Royaume-Uni'],
])('the seat of a company is worded by the catalogue: %s', (words, company) => {
  const i18n = setupI18n({ locale: 'xx', messages: { xx: { 'country.gb': [words] } } })
  const provider = embedOf('https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4')?.provider
  if (!provider) throw new Error('The map is one that can be embedded.')

  expect(embedCompany(i18n, provider)).toBe(company)
})
