import { expect, test } from 'vitest'
import { tinyCatalogue } from '../testing/tiny-catalogue.ts'
import { parsedLine } from './import-line.ts'

const PLAIN = { de: 'Tisch', fr: 'Table', nl: 'Tafel' }
const SEAL = {
  key: 'leinen',
  name: { de: 'Leinen', fr: 'Lin', nl: 'Linnen' },
  text: PLAIN,
  image: { src: 'papers/siegel-leinen.webp', width: 320, height: 320, colour: '#ffffff', alt: PLAIN },
}
const PROOF = { scheme: 'EU Ecolabel', number: 'DE/049/012' }

test.each<[string, object, string[]]>([
  ['nothing of the kind', { promo: PLAIN }, []],
  ['a share in its badge', { promo: { ...PLAIN, de: '−14 %' } }, ['promo.de']],
  ['three for two in its badge', { promo: { ...PLAIN, nl: '3 halen, 2 betalen' } }, ['promo.nl']],
  ['a share in its description', { description: { ...PLAIN, de: 'Aus 60 % Leinen' } }, []],
  ['the sales season', { name: { ...PLAIN, fr: 'Table, soldes' } }, ['name.fr']],
  ['an environmental claim', { description: { ...PLAIN, de: 'Umweltfreundlich' } }, ['description.de']],
  ['a badge for a guarantee', { promo: { ...PLAIN, nl: 'Vijf jaar garantie' } }, ['promo.nl']],
  ['a longer guarantee in its description', { description: { ...PLAIN, nl: 'Vijf jaar garantie' } }, []],
  [
    'the law’s own guarantee',
    { description: { ...PLAIN, de: 'Gewährleistung inklusive' } },
    ['description.de'],
  ],
  [
    'a seal with a picture of a guarantee',
    { facts: { seals: [{ ...SEAL, image: { ...SEAL.image, src: 'papers/siegel-garantie.webp' } }] } },
    ['facts.seals.0.image.src'],
  ],
  ['a seal with a picture of linen', { facts: { seals: [SEAL] } }, []],
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
