import { describe, expect, test } from 'vitest'
import type { Country } from '../market/markets.ts'
import { isTown, townCode, townStep } from './towns.ts'

describe('a code is asked about as soon as it is complete', () => {
  test.each<[Country, string, string | null]>([
    ['DE', '50667', '50667'],
    ['DE', ' 50667 ', '50667'],
    ['DE', '5066', null],
    ['DE', '506671', null],
    ['DE', '5066a', null],
    ['AT', '8010', '8010'],
    ['CH', '2500', '2500'],
    ['CH', '25000', null],
    ['FR', '75001', '75001'],
    ['BE', '1000', '1000'],
    ['BE', 'B-1000', '1000'],
    ['BE', 'B-100', null],
    ['NL', '2511', '2511'],
    ['NL', '2511 CV', '2511'],
    ['NL', '2511cv', '2511'],
    ['NL', '2511 C', '2511'],
    ['NL', 'NL-2511 CV', '2511'],
    ['NL', '2511 CVX', null],
    ['NL', '25', null],
    ['DE', '', null],
  ])('%s, "%s": %s', (country, typed, code) => {
    expect(townCode(country, typed)).toBe(code)
  })
})

describe('two spellings of a town', () => {
  test.each<[string, string, boolean]>([
    ['Köln', 'Köln', true],
    ['koln', 'Köln', true],
    ['KÖLN', 'Köln', true],
    ['Köln-Ehrenfeld', 'Köln', true],
    ['Kölnisch Wasser', 'Köln', false],
    ['Frankfurt', 'Frankfurt am Main', true],
    ['Frankfurt (Oder)', 'Frankfurt Oder', true],
    ['Sankt Pölten', 'St. Pölten', true],
    ['Saint-Denis', 'St Denis', true],
    ['Gross Klessow', 'Groß-Klessow', true],
    ['s-Gravenhage', 'Den Haag', true],
    ["'s-Gravenhage", 'Den Haag', true],
    ['Genf', 'Genève', true],
    ['Bienne', 'Biel', true],
    ['Genève', 'Genf', true],
    ['Bâle', 'Basel', true],
    ['Saint-Gall', 'St. Gallen', true],
    ['Zurich', 'Zürich', true],
    ['Bern Bethlehem', 'Berne', true],
    ['Bernex', 'Bern', false],
    ['Genève', 'Bern', false],
    ['Bonn', 'Köln', false],
    ['', 'Köln', false],
    ['-', 'Köln', false],
  ])('"%s" and "%s": %s', (typed, town, same) => {
    expect(isTown(typed, town)).toBe(same)
  })
})

describe('the town of an address', () => {
  test.each([
    ['one town and nothing typed: filled', ['Köln'], '', null, { do: 'fill', town: 'Köln' }],
    ['one town over the one filled before: filled', ['Bonn'], 'Köln', 'Köln', { do: 'fill', town: 'Bonn' }],
    ['one town over one that was typed: asked', ['Bonn'], 'Köln', null, { do: 'ask', towns: ['Bonn'] }],
    ['the town is there already', ['Köln'], 'köln', null, { do: 'nothing' }],
    [
      'several towns and nothing typed: asked',
      ['Graz', 'Kainbach'],
      '',
      null,
      { do: 'ask', towns: ['Graz', 'Kainbach'] },
    ],
    ['one of several is typed', ['Graz', 'Kainbach'], 'Kainbach', null, { do: 'nothing' }],
    ['a code that the directory does not know', [], 'Neustadt', null, { do: 'nothing' }],
  ])('%s', (_, towns, city, filled, step) => {
    expect(townStep({ towns, city, filled })).toEqual(step)
  })
})
