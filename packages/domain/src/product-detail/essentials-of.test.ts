import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { aProduct, type ProductWords } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { essentialsOf } from './essentials-of.ts'

const NOTHING = { fibres: [], capacity: null, market: markets['de-de'] }
const LINEN = [
  {
    part: null,
    shares: [
      { fibre: 'Leinen', percent: 60 },
      { fibre: 'Baumwolle', percent: 40 },
    ],
  },
]
const TWO = [aVariant(), aVariant({ id: 2 })]

test.each<[string, ProductWords, string, Partial<Parameters<typeof essentialsOf>[2]>, string]>([
  ['colour and material', { traits: { farbe: 'Grau', material: 'Eiche' } }, '', {}, 'Grau · Eiche'],
  ['measures', { advancedTraits: { masse: 'B 218 × T 92 × H 84 cm' } }, '', {}, 'B 218 × T 92 × H 84 cm'],
  ['one of several variants', { variants: TWO }, 'Einzeln', {}, 'Einzeln'],
  ['the only variant, which says nothing', { traits: { farbe: 'Grau' } }, 'Einzelstück', {}, 'Grau'],
  ['the only variant, which is a measure', {}, '140 × 200 cm', {}, '140 × 200 cm'],
  ['fibres', {}, '', { fibres: LINEN }, '60 % Leinen, 40 % Baumwolle'],
  ['fibres in Dutch', {}, '', { fibres: LINEN, market: markets['nl-nl'] }, '60% Leinen, 40% Baumwolle'],
  [
    'a broken share',
    {},
    '',
    { fibres: [{ part: null, shares: [{ fibre: 'Wolle', percent: 12.5 }] }] },
    '12,5 % Wolle',
  ],
  [
    'fibres of a part',
    {},
    '',
    { fibres: [{ part: 'Bezug', shares: [{ fibre: 'Wolle', percent: 100 }] }] },
    'Bezug: 100 % Wolle',
  ],
  ['capacity', { traits: { farbe: 'Blau' } }, '', { capacity: '750 ml' }, 'Blau · 750 ml'],
  ['a capacity that the variant names', { variants: TWO }, '750 ml', { capacity: '750 ml' }, '750 ml'],
  ['age', { advancedTraits: { dimAlterGeeignetAb: 'ab 36 Monaten' } }, '', {}, 'ab 36 Monaten'],
  ['nothing that is known', {}, '', {}, ''],
])('%s', (_, words, label, facts, said) => {
  const essentials = essentialsOf(aProduct(words), aVariant({ label }), { ...NOTHING, ...facts })

  expect(essentials.join(' · ').replaceAll('\u00A0', ' ')).toBe(said)
})
