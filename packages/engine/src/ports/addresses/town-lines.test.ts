import type { Country } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { townLines } from './town-lines.ts'

const row = (country: string, code: string, place: string, municipality = '') =>
  [country, code, place, '', '', '', '', municipality, '', '0', '0', '6'].join('\t')

test.each<[string, Country, string[], string[]]>([
  [
    'a town for each code, in the order of the codes',
    'DE',
    [row('DE', '50667', 'Köln'), row('DE', '01067', 'Dresden')],
    ['01067 Dresden', '50667 Köln'],
  ],
  [
    'the municipality comes before its hamlets',
    'AT',
    [row('AT', '8010', 'Edelsbach', 'Eggersdorf'), row('AT', '8010', 'Graz,08.Bez.:Sankt Peter', 'Graz')],
    ['8010 Graz|Edelsbach'],
  ],
  [
    'post offices are no towns',
    'CH',
    [row('CH', '3000', 'Bern 65 SBB', 'Bern'), row('CH', '3000', 'Bern', 'Bern')],
    ['3000 de:Bern|fr:Berne'],
  ],
  ['a town of two languages', 'CH', [row('CH', '2500', 'Biel/Bienne 4')], ['2500 de:Biel|fr:Bienne']],
  ['a town of Grisons, under either name', 'CH', [row('CH', '7013', 'Domat/Ems')], ['7013 Domat|Ems']],
  [
    'a town that the source gives in one of its languages',
    'CH',
    [row('CH', '1201', 'Genève'), row('CH', '4001', 'Basel')],
    ['1201 de:Genf|fr:Genève', '4001 de:Basel|fr:Bâle'],
  ],
  [
    'arrondissements and large receivers',
    'FR',
    [row('FR', '75001', 'Paris 01'), row('FR', '75008', 'Paris Cedex 08'), row('FR', '75384 CEDEX', 'Paris')],
    ['75001 Paris'],
  ],
  ['Brussels in Dutch', 'BE', [row('BE', '1050', 'Ixelles')], ['1050 fr:Ixelles|nl:Elsene']],
  ['the everyday name', 'NL', [row('NL', '2511', "'s-Gravenhage")], ['2511 Den Haag']],
  [
    'German brackets become words, regions go',
    'DE',
    [row('DE', '15230', 'Frankfurt (Oder)'), row('DE', '03222', 'Lübbenau/Spreewald')],
    ['03222 Lübbenau', '15230 Frankfurt Oder'],
  ],
  [
    'districts beside their town',
    'DE',
    [row('DE', '01067', 'Dresden Friedrichstadt'), row('DE', '01067', 'Dresden')],
    ['01067 Dresden'],
  ],
  ['what no address may hold as a town', 'NL', [row('NL', '7876', '1e Exloërmond')], []],
])('%s', (_, country, rows, lines) => {
  expect(townLines(country, rows.join('\n'))).toEqual(lines)
})
