import type { Country } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { type AddressSuggestion, filledBy, suggestionText } from './address-help.ts'

const house: AddressSuggestion = { street: 'Rue du Lac', houseNumber: '7', zip: '1000', city: 'Lausanne' }

test.each<[Country, string, { street: string; houseNumber: string | null }]>([
  ['CH', 'Rue du Lac 7, 1000 Lausanne', { street: 'Rue du Lac', houseNumber: '7' }],
  ['FR', '7 Rue du Lac, 1000 Lausanne', { street: '7 Rue du Lac', houseNumber: null }],
  ['BE', 'Rue du Lac 7, 1000 Lausanne', { street: 'Rue du Lac 7', houseNumber: null }],
])('a house is written as in %s', (country, text, filled) => {
  expect(suggestionText(house, country)).toBe(text)
  expect(filledBy(house, country)).toEqual({ ...filled, zip: '1000', city: 'Lausanne' })
})

test('a street without a number leaves the typed one', () => {
  expect(filledBy({ ...house, houseNumber: null }, 'DE').houseNumber).toBeNull()
})
