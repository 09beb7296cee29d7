import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ADDRESS_MAX, CITY_LETTERS } from '@shop/domain/address/address-limits'
import { COUNTRIES, type Country, type Language } from '@shop/domain/market/markets'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AddressDirectory, TypedAddress } from './address-directory.ts'
import { ownAddressDirectory } from './own-address-directory.ts'
import { photonAddressDirectory } from './photon-address-directory.ts'

/** Longer than a busy machine stalls. */
const LONG = 30_000

let server: Server
let address: string
let asked: URL[]
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  answer = (response) => response.end(JSON.stringify({ type: 'FeatureCollection', features: [] }))
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://photon'))
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/streets`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const directories: [string, () => AddressDirectory][] = [
  ['the towns that come with the shop', ownAddressDirectory],
  ['beside a service of streets', () => photonAddressDirectory(address, { patience: LONG })],
]

describe.each(directories)('%s', (_, open) => {
  test.each<[Country, string, Language, string[]]>([
    ['DE', '50667', 'de', ['Köln']],
    ['DE', '01067', 'de', ['Dresden']],
    ['AT', '1010', 'de', ['Wien']],
    ['CH', '8001', 'de', ['Zürich']],
    ['CH', '2500', 'de', ['Biel']],
    ['CH', '2500', 'fr', ['Bienne']],
    ['CH', '1201', 'de', ['Genf']],
    ['CH', '1201', 'fr', ['Genève']],
    ['CH', '4001', 'fr', ['Bâle']],
    ['FR', '69001', 'fr', ['Lyon']],
    ['BE', '1000', 'fr', ['Bruxelles']],
    ['BE', '1000', 'nl', ['Brussel']],
    ['BE', '1000', 'de', ['Bruxelles', 'Brussel']],
    ['NL', '2511', 'nl', ['Den Haag']],
    ['DE', '00000', 'de', []],
  ])('%s %s in %s', async (country, code, language, towns) => {
    expect(await open().towns({ country, code, language })).toEqual(towns)
  })
})

test.each(COUNTRIES)('every town of %s can stand in an address', (country) => {
  const file = readFileSync(new URL(`./towns/${country.toLowerCase()}.txt`, import.meta.url), 'utf8')
  const lines = file.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(1000)
  const refused = lines.flatMap((line) =>
    line
      .slice(line.indexOf(' ') + 1)
      .split('|')
      .map((town) => town.replace(/^(de|fr|nl):/, ''))
      .filter((town) => !CITY_LETTERS.test(town) || town.length > ADDRESS_MAX.city),
  )
  expect(refused).toEqual([])
})

const typed: TypedAddress = { country: 'DE', language: 'de', street: 'Breite', zip: '50667', city: 'Köln' }
const place = (properties: object) => ({ type: 'Feature', geometry: null, properties })
const HOUSE = {
  osm_id: 7,
  type: 'house',
  countrycode: 'DE',
  street: 'Breite Straße',
  housenumber: '13',
  postcode: '50667',
  city: 'Köln',
}

describe('streets of a Photon server', () => {
  test('it is asked for what is typed, and for nothing of who types', async () => {
    await photonAddressDirectory(address, { patience: LONG }).suggest?.(typed)

    expect(asked.map(({ pathname, searchParams }) => [pathname, [...searchParams]])).toEqual([
      [
        '/streets/api',
        [
          ['q', 'Breite, 50667 Köln'],
          ['limit', '15'],
          ['lang', 'de'],
          ['layer', 'house'],
          ['layer', 'street'],
        ],
      ],
    ])
  })

  test.each<[string, object[], Partial<TypedAddress>, string[]]>([
    ['a house', [HOUSE], {}, ['Breite Straße 13, 50667 Köln']],
    [
      'a street has its name as name',
      [{ ...HOUSE, type: 'street', street: undefined, housenumber: undefined, name: 'Breite Straße' }],
      {},
      ['Breite Straße null, 50667 Köln'],
    ],
    ['the same twice', [HOUSE, { ...HOUSE, osm_id: 8 }], {}, ['Breite Straße 13, 50667 Köln']],
    ['another country', [{ ...HOUSE, countrycode: 'AT' }], {}, []],
    ['another postal code than the typed one', [{ ...HOUSE, postcode: '13187' }], {}, []],
    [
      'any postal code while none is typed',
      [{ ...HOUSE, postcode: '13187' }],
      { zip: '', city: '' },
      ['Breite Straße 13, 13187 Köln'],
    ],
    ['without a town', [{ ...HOUSE, city: undefined }], {}, []],
    ['a shop of the name', [{ ...HOUSE, type: 'other', street: undefined, name: 'Breite Bäckerei' }], {}, []],
  ])('%s', async (_, found, more, texts) => {
    answer = (response) => response.end(JSON.stringify({ features: found.map(place) }))

    const suggestions = await photonAddressDirectory(address, { patience: LONG }).suggest?.({
      ...typed,
      ...more,
    })

    expect(suggestions?.map((one) => `${one.street} ${one.houseNumber}, ${one.zip} ${one.city}`)).toEqual(
      texts,
    )
  })

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['a failure', (response) => response.writeHead(500).end(), /answered 500/],
    ['something else', (response) => response.end('{"places":[]}'), /no list of places/],
    ['no JSON', (response) => response.end('<html>'), /JSON|token/],
    ['more than any list', (response) => response.end(' '.repeat(300 * 1024)), /more than any list/],
  ])('%s is told as such', async (_, says, message) => {
    answer = says

    await expect(photonAddressDirectory(address, { patience: LONG }).suggest?.(typed)).rejects.toThrow(
      message,
    )
  })

  test('an answer that does not come is given up', async () => {
    answer = () => {}

    await expect(photonAddressDirectory(address, { patience: 50 }).suggest?.(typed)).rejects.toThrow(
      /timeout|aborted/i,
    )
  })
})
