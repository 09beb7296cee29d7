import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import { owedFacts } from './owed-facts.ts'

const FACTS: ProductFacts = {
  videos: [],
  downloads: [],
  seals: [],
  energyLabel: null,
  warnings: ['Kippgefahr.'],
  electrical: null,
  medicalProduct: null,
  personalisation: null,
  advice: {},
  fibres: [],
  dataNotice: ['Die Uhr speichert nichts.'],
  ageFrom: 36,
  ecoParticipation: 30,
  durabilityGuarantee: null,
  variantImages: {},
}

test.each([
  ['ecoParticipation', 'fr-fr', '2019-12-31T22:59:59Z', false],
  ['ecoParticipation', 'fr-fr', '2019-12-31T23:00:00Z', true],
  ['ecoParticipation', 'fr-be', '2026-11-26T12:00:00Z', false],
  ['ecoParticipation', 'fr-ch', '2026-11-26T12:00:00Z', false],
  ['dataNotice', 'de-de', '2025-09-11T21:59:59Z', false],
  ['dataNotice', 'de-de', '2025-09-11T22:00:00Z', true],
  ['dataNotice', 'nl-nl', '2026-11-26T12:00:00Z', true],
  ['dataNotice', 'de-ch', '2026-11-26T12:00:00Z', false],
] as const)('%s in %s at %s is shown: %s', (fact, locale, now, isShown) => {
  const shown = owedFacts(FACTS, markets[locale], new Date(now))

  expect(shown[fact] ?? null).toEqual(isShown ? FACTS[fact] : null)
})

test('what no duty is about stays', () => {
  const shown = owedFacts(FACTS, markets['de-ch'], new Date('2026-11-26'))

  expect(shown).toMatchObject({ ageFrom: 36, warnings: ['Kippgefahr.'] })
})
