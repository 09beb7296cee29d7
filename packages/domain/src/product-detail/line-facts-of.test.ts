import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { lineFactsOf } from './line-facts-of.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const FACTS = {
  fibres: [],
  warnings: ['Kippgefahr.'],
  ageFrom: 36,
  energyLabel: null,
  electrical: null,
  ecoParticipation: null,
}
const LARGE = { category: 'grossgerte', registration: null, hasBattery: false } as const
const SCREEN = { ...LARGE, category: 'bildschirme_und_monitore' } as const
const SMALL = { ...LARGE, category: 'klgerte_informationsu_telekommtechnik' } as const

test('a line says the warnings and the age of its product again', () => {
  const said = lineFactsOf(aProduct(), aVariant(), FACTS, { market: markets['fr-fr'], now: NOW })

  expect(said).toMatchObject({ warnings: ['Kippgefahr.'], ageFrom: 36, energyLabel: null })
})

test.each([
  ['known in months: beside the warnings alone', 36, []],
  ['in the words of its maker alone: among the essentials', null, ['ab 3 Jahren']],
] as const)('an age %s', (_, ageFrom, essentials) => {
  // A toy said its age twice, once in words and once as a mark of its own.
  const toy = aProduct({ advancedTraits: { dimAlterGeeignetAb: 'ab 3 Jahren' } })

  const said = lineFactsOf(toy, aVariant(), { ...FACTS, ageFrom }, { market: markets['de-de'], now: NOW })

  expect(said).toMatchObject({ ageFrom, essentials })
})

test.each([
  ['a large appliance in Germany', LARGE, 'de-de', NOW, true],
  ['a screen', SCREEN, 'de-de', NOW, true],
  ['a small one', SMALL, 'de-de', NOW, false],
  ['nothing electrical', null, 'de-de', NOW, false],
  ['elsewhere', LARGE, 'de-at', NOW, false],
  ['the day before the duty', LARGE, 'de-de', new Date('2021-12-31T22:59:00Z'), false],
  ['its first day', LARGE, 'de-de', new Date('2021-12-31T23:00:00Z'), true],
] as const)('%s: the old device is asked for: %s', (_, electrical, locale, now, asks) => {
  const facts = { ...FACTS, electrical }

  const said = lineFactsOf(aProduct(), aVariant(), facts, { market: markets[locale], now })

  expect(said.asksForOldDevice).toBe(asks)
})

test.each([
  ['in France', 30, 'fr-fr', NOW, 30],
  ['in France, where none is known', null, 'fr-fr', NOW, undefined],
  ['elsewhere', 30, 'fr-be', NOW, undefined],
  ['the day before the duty', 30, 'fr-fr', new Date('2019-12-31T22:59:00Z'), undefined],
  ['its first day', 30, 'fr-fr', new Date('2019-12-31T23:00:00Z'), 30],
] as const)(
  '%s a line names the contribution of one piece: %s',
  (_, ecoParticipation, locale, now, named) => {
    const facts = { ...FACTS, ecoParticipation }

    const said = lineFactsOf(aProduct(), aVariant(), facts, { market: markets[locale], now })

    expect(said.ecoParticipation).toBe(named)
  },
)

test('no line breaks a size of a part', () => {
  const place = { market: markets['de-de'], now: NOW, parts: ['2 × Handtuch, 50 × 100 cm'] }

  expect(lineFactsOf(aProduct(), aVariant(), FACTS, place).essentials).toContain(
    '2 × Handtuch, 50\u00a0×\u00a0100\u00a0cm',
  )
})

test('a set is its parts before all', () => {
  const set = aProduct({ traits: { material: 'Eiche' } })
  const place = { market: markets['de-de'], now: NOW, parts: ['1 × Tisch Ro, Eiche', '4 × Stuhl Bo'] }

  expect(lineFactsOf(set, aVariant(), FACTS, place).essentials).toEqual([
    '1 × Tisch Ro, Eiche',
    '4 × Stuhl Bo',
    'Eiche',
  ])
})
