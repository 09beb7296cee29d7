import { expect, test } from 'vitest'
import { tinyCatalogue } from '../testing/tiny-catalogue.ts'
import { parsedLine } from './import-line.ts'

const PLAIN = { de: 'Tisch', fr: 'Table', nl: 'Tafel' }
const PROOF = { scheme: 'EU Ecolabel', number: 'DE/049/012' }

test.each<[string, object, string[]]>([
  ['nothing of the kind', { promo: PLAIN }, []],
  ['a share in its badge', { promo: { ...PLAIN, de: '−14 %' } }, ['promo.de']],
  ['three for two in its badge', { promo: { ...PLAIN, nl: '3 halen, 2 betalen' } }, ['promo.nl']],
  ['a share in its description', { description: { ...PLAIN, de: 'Aus 60 % Leinen' } }, []],
  ['the sales season', { name: { ...PLAIN, fr: 'Table, soldes' } }, ['name.fr']],
  ['an environmental claim', { description: { ...PLAIN, de: 'Umweltfreundlich' } }, ['description.de']],
  [
    'an environmental claim with its proof',
    { description: { ...PLAIN, de: 'Umweltfreundlich' }, facts: { environmentalProof: PROOF } },
    [],
  ],
])('a product with %s is refused for %j', (_, change, fields) => {
  const product = tinyCatalogue().find(({ kind }) => kind === 'product')
  const text = JSON.stringify({ ...product, promo: null, ...change })

  const parsed = parsedLine({ number: 7, text, problem: null, isUnfinished: false })

  expect(Array.isArray(parsed) ? parsed.map(({ field }) => field) : []).toEqual(fields)
})
