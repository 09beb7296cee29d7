import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import type { FrenchFacts } from '../product/french-facts.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import { owedFacts } from './owed-facts.ts'

const FRENCH: FrenchFacts = {
  repairIndex: { value: 7.9, sheet: 'a/indice.pdf' },
  durabilityIndex: { value: 8, sheet: 'https://maker.example/indice.pdf' },
  spareParts: { available: true, years: 5 },
  triman: [{ part: 'Carton', bin: 'bac de tri' }],
  environmentalSheet: { text: 'Contient au moins 30 % de matières recyclées.', link: null },
}
const DECLARED = ['C-05', 'C-17', 'C-36', 'C-41', 'C-42', 'C-43', 'C-44', 'C-45'] as const
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
  declarations: DECLARED.map((duty) => ({
    duty,
    title: duty,
    lines: [{ text: 'Die Uhr speichert nichts.' }],
  })),
  ageFrom: 36,
  ecoParticipation: 30,
  french: FRENCH,
  durabilityGuarantee: { years: 5, producer: 'Halle', model: 'Holm' },
  variantImages: {},
}

test.each([
  ['durabilityGuarantee', 'de-de', '2026-09-26T21:59:59Z', false],
  ['durabilityGuarantee', 'de-de', '2026-09-26T22:00:00Z', true],
  ['durabilityGuarantee', 'fr-ch', '2026-11-26T12:00:00Z', false],
  ['ecoParticipation', 'fr-fr', '2019-12-31T22:59:59Z', false],
  ['ecoParticipation', 'fr-fr', '2019-12-31T23:00:00Z', true],
  ['ecoParticipation', 'fr-be', '2026-11-26T12:00:00Z', false],
  ['ecoParticipation', 'fr-ch', '2026-11-26T12:00:00Z', false],
] as const)('%s in %s at %s is shown: %s', (fact, locale, now, isShown) => {
  const shown = owedFacts(FACTS, markets[locale], new Date(now))

  expect(shown[fact] ?? null).toEqual(isShown ? FACTS[fact] : null)
})

test.each([
  ['de-de', '2014-12-12T12:00:00Z', []],
  ['de-de', '2014-12-13T12:00:00Z', ['C-17']],
  ['de-de', '2025-09-11T21:59:59Z', ['C-17']],
  ['de-de', '2025-09-11T22:00:00Z', ['C-17', 'C-41']],
  ['nl-nl', '2026-07-31T12:00:00Z', ['C-05', 'C-17', 'C-41']],
  ['fr-fr', '2026-12-29T22:59:59Z', ['C-05', 'C-17', 'C-41']],
  ['fr-fr', '2026-12-29T23:00:00Z', ['C-05', 'C-17', 'C-41', 'C-42']],
  ['fr-be', '2027-02-18T12:00:00Z', ['C-05', 'C-17', 'C-41', 'C-42', 'C-43']],
  ['de-at', '2027-12-11T12:00:00Z', ['C-05', 'C-17', 'C-41', 'C-42', 'C-43', 'C-45']],
  ['de-de', '2027-12-31T12:00:00Z', ['C-05', 'C-17', 'C-41', 'C-42', 'C-43', 'C-44', 'C-45']],
  ['de-de', '2028-01-01T12:00:00Z', [...DECLARED]],
  ['de-ch', '2028-01-01T12:00:00Z', ['C-17']],
] as const)('in %s at %s the declarations of %j are shown', (locale, now, shown) => {
  const { declarations = [] } = owedFacts(FACTS, markets[locale], new Date(now))

  expect(declarations.map(({ duty }) => duty)).toEqual(shown)
})

test.each([
  ['repairIndex', 'fr-fr', '2020-12-31T22:59:59Z', false],
  ['repairIndex', 'fr-fr', '2020-12-31T23:00:00Z', true],
  ['durabilityIndex', 'fr-fr', '2020-12-31T23:00:00Z', true],
  ['spareParts', 'fr-fr', '2021-12-31T22:59:59Z', false],
  ['spareParts', 'fr-fr', '2021-12-31T23:00:00Z', true],
  ['triman', 'fr-fr', '2021-12-31T22:59:59Z', false],
  ['triman', 'fr-fr', '2021-12-31T23:00:00Z', true],
  ['environmentalSheet', 'fr-fr', '2022-12-31T22:59:59Z', false],
  ['environmentalSheet', 'fr-fr', '2022-12-31T23:00:00Z', true],
  ['triman', 'fr-be', '2026-11-26T12:00:00Z', false],
  ['spareParts', 'fr-ch', '2026-11-26T12:00:00Z', false],
  ['repairIndex', 'de-de', '2026-11-26T12:00:00Z', false],
] as const)('what France wants said of %s is shown in %s at %s: %s', (fact, locale, now, isShown) => {
  const { french } = owedFacts(FACTS, markets[locale], new Date(now))

  expect(french?.[fact]).toEqual(isShown ? FRENCH[fact] : undefined)
})

test('where France asks for nothing there is nothing of it', () => {
  expect(owedFacts(FACTS, markets['de-de'], new Date('2026-11-26'))).not.toHaveProperty('french')
})

test('what no duty is about stays', () => {
  const shown = owedFacts(FACTS, markets['de-ch'], new Date('2026-11-26'))

  expect(shown).toMatchObject({ ageFrom: 36, warnings: ['Kippgefahr.'] })
})
