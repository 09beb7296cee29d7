import { ADDRESS_MAX, CITY_LETTERS } from '@shop/domain/address/address-limits'
import { SWISS_TOWNS } from '@shop/domain/address/swiss-towns'
import { townCode } from '@shop/domain/address/towns'
import type { Country } from '@shop/domain/market/markets'

/** Towns of Brussels in the language that the source does not give them in, by postal code. */
const DUTCH_IN_BRUSSELS: Readonly<Record<string, string>> = {
  1000: 'Brussel',
  1020: 'Laken',
  1030: 'Schaarbeek',
  1040: 'Etterbeek',
  1050: 'Elsene',
  1060: 'Sint-Gillis',
  1070: 'Anderlecht',
  1080: 'Sint-Jans-Molenbeek',
  1081: 'Koekelberg',
  1082: 'Sint-Agatha-Berchem',
  1083: 'Ganshoren',
  1090: 'Jette',
  1120: 'Neder-Over-Heembeek',
  1130: 'Haren',
  1140: 'Evere',
  1150: 'Sint-Pieters-Woluwe',
  1160: 'Oudergem',
  1170: 'Watermaal-Bosvoorde',
  1180: 'Ukkel',
  1190: 'Vorst',
  1200: 'Sint-Lambrechts-Woluwe',
  1210: 'Sint-Joost-ten-Node',
}
/** As people write them; the post's own name stands in the source. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  "'s-Gravenhage": 'Den Haag',
  "'s-Hertogenbosch": 'Den Bosch',
}
/** German towns are told apart by it, "Frankfurt (Oder)"; brackets are no letters of a town. */
const IN_BRACKETS = /\s*\(([^)]+)\)/
/** Districts and regions: "Graz,08.Bez.:Sankt Peter", "Lübbenau/Spreewald", "Bors (Canton de Charente-Sud)". */
const BEHIND_A_TOWN = /\s*[,(/].*$/
/** Post offices and arrondissements: "Bern 65 SBB", "Paris 08". */
const NUMBERED = / \d.*$/
/** "Biel/Bienne". */
const IN_TWO_LANGUAGES = /^([^/]+)\/([^/]+)$/
/** Swiss codes where German, in front, and French meet. In the south-east it is Romansh or Italian, and people write either. */
const GERMAN_AND_FRENCH = /^[1-4]/
/** No places where parcels are delivered. */
const LARGE_RECEIVERS = /\bcedex\b/i

/**
 * The towns of a country from a file of GeoNames (`DE.txt`: tab separated, code in the second column, place in the third,
 * municipality in the eighth), a line for each postal code: `50667 Köln`, `1000 fr:Bruxelles|nl:Brussel`. A town that gives
 * its municipality the name comes before its hamlets; what no address may hold as a town is left out.
 */
export function townLines(country: Country, source: string): string[] {
  const towns = new Map<string, Map<string, boolean>>()
  for (const line of source.split('\n')) {
    const [, code = '', place = '', , , , , municipality = ''] = line.split('\t')
    if (townCode(country, code) !== code || LARGE_RECEIVERS.test(place)) continue
    for (const town of townsOf({ country, code }, place.replace(NUMBERED, ''))) {
      const known = towns.get(code) ?? new Map<string, boolean>()
      known.set(town, (known.get(town) ?? false) || municipality.startsWith(town.replace(/^\w\w:/, '')))
      towns.set(code, known)
    }
  }
  return [...towns]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, known]) => `${code} ${named(country, code, withoutDistricts(ordered(known))).join('|')}`)
}

/** What an order accepts as a town, marked where it belongs to one language. */
function townsOf({ country, code }: { country: Country; code: string }, place: string): string[] {
  const [, first, second] = (country === 'CH' && IN_TWO_LANGUAGES.exec(place)) || []
  if (first !== undefined && second !== undefined)
    return GERMAN_AND_FRENCH.test(code) ? [`de:${first}`, `fr:${second}`] : [first, second]
  const whole = country === 'DE' ? place.replace(IN_BRACKETS, ' $1') : place
  const town = whole.replace(BEHIND_A_TOWN, '').trim()
  return CITY_LETTERS.test(town) && town.length <= ADDRESS_MAX.city ? [town] : []
}

function ordered(known: ReadonlyMap<string, boolean>): string[] {
  return [...known]
    .toSorted(([one, isFirst], [other, isOtherFirst]) =>
      isFirst === isOtherFirst ? one.localeCompare(other, 'de') : Number(isOtherFirst) - Number(isFirst),
    )
    .map(([town]) => town)
}

/** "Dresden Friedrichstadt" says no more than "Dresden" beside it. */
function withoutDistricts(towns: readonly string[]): string[] {
  return towns.filter((town) => !towns.some((other) => town.startsWith(`${other} `)))
}

/** "Genève" is Genf to whoever shops in German; the source has the name of the place alone. */
function inBothLanguages(town: string): string[] {
  const names = SWISS_TOWNS.find((both) => both.includes(town))
  return names === undefined ? [town] : [`de:${names[0]}`, `fr:${names[1]}`]
}

function named(country: Country, code: string, towns: readonly string[]): string[] {
  const dutch = country === 'BE' ? DUTCH_IN_BRUSSELS[code] : undefined
  if (dutch !== undefined) return [...towns.map((town) => `fr:${town}`), `nl:${dutch}`]
  if (country === 'CH') return towns.flatMap(inBothLanguages)
  if (country === 'NL') return towns.map((town) => EVERYDAY_NAMES[town] ?? town)
  return [...towns]
}
