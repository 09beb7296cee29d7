import { markets } from '@shop/domain/market/markets'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { expect, test } from 'vitest'
import { localisedDeclarations } from './localised-declarations.ts'

const words = (word: string) => ({ de: word, fr: `${word} fr`, nl: `${word} nl` })
const sign = { src: 'a/ghs07.webp', width: 10, height: 10, colour: '#ffffff', alt: words('Zeichen') }
const HAZARDS: ProductFactsRecord['hazards'] = {
  pictograms: [sign],
  signalWord: 'danger',
  statements: [words('H226')],
  precautions: [words('P102')],
}
const FOOD: ProductFactsRecord['food'] = {
  name: words('Anfangsnahrung'),
  ingredients: words('MILCH, Öl'),
  nutrition: [{ label: words('Energie'), amount: '273 kJ' }],
  storage: null,
  preparation: words('Abkochen.'),
  origin: null,
  operator: { name: 'Milchwerk', address: 'Weg 1, 24103 Kiel' },
  organicControl: 'DE-ÖKO-006',
}

test.each<[string, ProductFactsRecord, 'de-de' | 'fr-fr' | 'nl-nl', string[]]>([
  ['hazards', { hazards: HAZARDS }, 'de-de', ['Gefahr', 'H226', 'P102']],
  ['hazards', { hazards: HAZARDS }, 'fr-fr', ['Danger', 'H226 fr', 'P102 fr']],
  [
    'hazards',
    { hazards: { ...HAZARDS, signalWord: 'warning' } },
    'nl-nl',
    ['Waarschuwing', 'H226 nl', 'P102 nl'],
  ],
  ['hazards of no signal word', { hazards: { ...HAZARDS, signalWord: null } }, 'de-de', ['H226', 'P102']],
  [
    'a statement on deforestation',
    { deforestation: ['26DEAB12CD34EF', '26FRAB12CD34EF'] },
    'de-de',
    ['Referenznummer nach der Verordnung (EU) 2023/1115: 26DEAB12CD34EF, 26FRAB12CD34EF'],
  ],
  ['a support period', { supportUntil: '2031-12' }, 'nl-nl', [expect.stringContaining('december 2031')]],
  ['a support period', { supportUntil: '2031-01' }, 'de-de', [expect.stringContaining('Januar 2031')]],
])('%s is said as %j in %s', (_, facts, locale, lines) => {
  const [declaration] = localisedDeclarations(facts, { isInfantFormula: false }, markets[locale])

  expect(declaration?.lines.map(({ text }) => text)).toEqual(lines)
})

test.each<[ProductFactsRecord, string]>([
  [
    { battery: { replacedBy: 'professional', passport: 'https://a.example/battery' } },
    'https://a.example/battery',
  ],
  [{ productPassport: 'https://a.example/pass' }, 'https://a.example/pass'],
  [
    { makerRepair: { text: words('Zehn Jahre'), link: 'https://a.example/repair' } },
    'https://a.example/repair',
  ],
])('%j leads to where it stands', (facts, address) => {
  const [declaration] = localisedDeclarations(facts, { isInfantFormula: false }, markets['de-de'])

  expect(declaration?.lines.at(-1)?.href).toBe(address)
})

test('a pictogram has its name in the language of the locale', () => {
  const [declaration] = localisedDeclarations(
    { hazards: HAZARDS },
    { isInfantFormula: false },
    markets['fr-ch'],
  )

  expect(declaration?.images).toMatchObject([{ src: 'a/ghs07.webp', alt: 'Zeichen fr' }])
})

test('who may take a battery out is said', () => {
  const said = (['user', 'professional'] as const).map(
    (replacedBy) =>
      localisedDeclarations({ battery: { replacedBy } }, { isInfantFormula: false }, markets['de-de'])[0]
        ?.lines[0]?.text,
  )

  expect(said).toEqual([expect.stringContaining('selbst'), expect.stringContaining('Fachkraft')])
})

test('food says all that the law asks, and infant formula begins with breast-feeding', () => {
  const said = (isInfantFormula: boolean) =>
    localisedDeclarations({ food: FOOD }, { isInfantFormula }, markets['de-de'])[0]?.lines.map(
      ({ text }) => text,
    )

  expect(said(false)).toEqual([
    'Anfangsnahrung',
    'Zutaten: MILCH, Öl',
    'Energie je 100 g oder 100 ml: 273 kJ',
    'Abkochen.',
    'Lebensmittelunternehmer: Milchwerk, Weg 1, 24103 Kiel',
    'Öko-Kontrollstelle: DE-ÖKO-006',
  ])
  expect(said(true)?.[0]).toMatch(/^Wichtiger Hinweis: Stillen/)
})
