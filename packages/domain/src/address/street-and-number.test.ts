import { expect, test } from 'vitest'
import { streetAndNumber } from './street-and-number.ts'

test.each([
  ['Lindenweg 12', 'DE', 'Lindenweg', '12'],
  [' Lindenweg  12 a ', 'AT', 'Lindenweg', '12a'],
  ['Straße des 17. Juni 135', 'DE', 'Straße des 17. Juni', '135'],
  ['Keizersgracht 1-3', 'NL', 'Keizersgracht', '1-3'],
  ['Am Markt', 'CH', 'Am Markt', null],
  ['12 rue de la Paix', 'FR', '12 rue de la Paix', null],
  ['Rue Neuve 3', 'BE', 'Rue Neuve 3', null],
] as const)('%j in %s', (line, country, street, houseNumber) => {
  expect(streetAndNumber(line, country)).toEqual({ street, houseNumber })
})
