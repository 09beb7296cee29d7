import { markets } from '@shop/domain/market/markets'
import { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { localisedFacts } from './localised-facts.ts'

const words = (word: string) => ({ de: word, fr: `${word} fr`, nl: `${word} nl` })
const image = { src: 'a/b.webp', width: 10, height: 10, colour: '#ffffff', alt: words('Bild') }
const row = { label: words('Name'), maxLength: 10, required: true }
const label = {
  class: 'E',
  scale: { from: 'A', to: 'G' },
  eprelId: '123',
  sheet: 'a/b.pdf',
  label: image,
} as const
const numbers = { registrations: { weee: null, swiss: null }, hasBattery: false }
const screen = { category: 'bildschirme_und_monitore', ...numbers }
const lamp = { category: 'grossgerte', ...numbers }
const hazards = {
  pictograms: [image],
  signalWord: 'warning',
  statements: [words('H317')],
  precautions: [],
}
const food = {
  name: words('Brei'),
  ingredients: words('HAFER'),
  nutrition: [],
  storage: null,
  preparation: null,
  origin: null,
  operator: { name: 'Mühle', address: 'Weg 1' },
  organicControl: null,
}
const drawing = {
  kind: 'wagons',
  font: 'display',
  ground: '#e3c69b',
  ink: '#fffaf0',
  pieces: [],
  length: { base: 180, perLetter: 65 },
}
const named = (part: object) => ({
  personalisation: { kind: 'text', rows: [row], mayBeWithout: true, drawing: { ...drawing, ...part } },
})
const untold = { safetyWarnings: [], advancedAttributes: {} }

describe('facts of a catalogue line', () => {
  test.each([
    ['nothing', {}],
    ['an energy label', { energyLabel: label }],
    ['a film', { videos: [{ src: 'a/film.mp4', poster: image, title: words('Film') }] }],
    ['a text', { personalisation: { kind: 'text', rows: [row], mayBeWithout: true } }],
    ['a text drawn on wagons', named({})],
    ['an amount for France alone', { ecoParticipation: { FR: 100 } }],
    ['a screen with its label', { energyLabel: label, electrical: screen }],
    ['a lamp sold without its bulb', { electrical: lamp }],
    ['an index', { repairIndex: { value: 7.9, sheet: 'a/b.pdf' } }],
    ['an index with its maker’s sheet', { durabilityIndex: { value: 8, sheet: 'https://a.example/b' } }],
    ['spare parts', { spareParts: { available: true, years: 5 } }],
    ['no spare parts', { spareParts: { available: false } }],
    ['a bin', { triman: [{ part: 'Carton', bin: 'bac de tri' }] }],
    ['hazards', { hazards }],
    ['a number of a statement', { deforestation: ['26DEAB12CD34EF'] }],
    ['a battery', { battery: { replacedBy: 'user', passport: 'https://a.example/b' } }],
    ['a passport', { productPassport: 'https://a.example/b' }],
    ['a month of support', { supportUntil: '2031-12' }],
    ['repairs without an address', { makerRepair: { text: words('x'), link: null } }],
    ['food', { food }],
    ['a sheet that is a link', { environmentalSheet: { text: null, link: 'https://a.example/b' } }],
  ])('%s is read', (_, facts) => {
    expect(v.safeParse(ProductFactsRecord, facts).success).toBe(true)
  })

  test.each([
    ['a class outside of its scale', { energyLabel: { ...label, scale: { from: 'A', to: 'D' } } }],
    ['a class that does not exist', { energyLabel: { ...label, class: 'A+++' } }],
    ['a register number with letters', { energyLabel: { ...label, eprelId: '12<b>' } }],
    ['a file that climbs', { downloads: [{ label: words('x'), src: '../a.pdf', type: 'pdf', bytes: 1 }] }],
    ['a file of no size', { downloads: [{ label: words('x'), src: 'a.pdf', type: 'pdf', bytes: 0 }] }],
    [
      'a file of another host',
      { videos: [{ src: 'https://x.test/a.mp4', poster: image, title: words('x') }] },
    ],
    ['fibres of 90 percent', { fibres: [{ part: null, shares: [{ fibre: words('Wolle'), percent: 90 }] }] }],
    [
      'rows without an end',
      { personalisation: { kind: 'text', rows: Array(7).fill(row), mayBeWithout: true } },
    ],
    [
      'a row without room',
      { personalisation: { kind: 'text', rows: [{ ...row, maxLength: 0 }], mayBeWithout: true } },
    ],
    [
      'a row longer than a line',
      { personalisation: { kind: 'text', rows: [{ ...row, maxLength: 61 }], mayBeWithout: true } },
    ],
    ['a drawing of an unknown kind', named({ kind: 'balloon' })],
    ['a drawing in a colour that is a word', named({ ink: 'red' })],
    ['a drawing with a style for a colour', named({ ground: '#fff;x:y' })],
    ['a drawing with a piece of no colour', named({ pieces: ['#8fb3a0', ''] })],
    ['a drawing with a misspelt field', named({ colour: '#e3c69b' })],
    ['a drawing whose letters have no width', named({ length: { base: 180, perLetter: 0 } })],
    ['a drawing longer than a metre', named({ length: { base: 1001, perLetter: 1 } })],
    ['a bundle of nothing', { bundle: { kind: 'virtual', items: [] } }],
    ['a part taken no time', { bundle: { kind: 'bundle', items: [{ referenceKey: '1', quantity: 0 }] } }],
    [
      'an unknown category of devices',
      { electrical: { category: 'toaster', registrations: { weee: null, swiss: null }, hasBattery: false } },
    ],
    ['a screen without its label', { electrical: screen }],
    ['a lamp with its bulb and without its label', { electrical: { ...lamp, hasLightSource: true } }],
    ['an index of eleven', { repairIndex: { value: 11, sheet: 'a/b.pdf' } }],
    ['an index of two decimals', { repairIndex: { value: 7.95, sheet: 'a/b.pdf' } }],
    ['an index without its sheet', { repairIndex: { value: 7.9 } }],
    ['a sheet that is no address', { repairIndex: { value: 7.9, sheet: 'javascript:alert(1)' } }],
    ['spare parts for how long nobody knows', { spareParts: { available: true } }],
    ['a sign without words', { triman: [] }],
    ['a sheet that says nothing', { environmentalSheet: { text: null, link: null } }],
    ['a notice on data that says nothing', { dataNotice: [] }],
    ['a hazard without a statement', { hazards: { ...hazards, statements: [] } }],
    ['a signal word without a pictogram', { hazards: { ...hazards, pictograms: [] } }],
    ['a number of a statement that is too short', { deforestation: ['26DE1'] }],
    ['a day instead of a month', { supportUntil: '2031-12-01' }],
    ['a thirteenth month', { supportUntil: '2031-13' }],
    ['a passport that is no address', { productPassport: 'javascript:alert(1)' }],
    ['a battery that nobody replaces', { battery: { replacedBy: 'nobody' } }],
    ['food without who answers for it', { food: { ...food, operator: undefined } }],
    ['an amount of an unknown country', { ecoParticipation: { US: 100 } }],
    ['a text in German alone', { warnings: [{ de: 'Achtung' }] }],
  ])('%s is refused', (_, facts) => {
    expect(v.safeParse(ProductFactsRecord, facts).success).toBe(false)
  })
})

describe('facts told in a locale', () => {
  test('every list is empty and every fact null where the catalogue says nothing', () => {
    const facts = localisedFacts({}, untold, markets['de-de'])

    expect(Object.values(facts).filter((fact) => fact !== null && Object.keys(fact).length > 0)).toEqual([])
  })

  test('words come in the language of the locale', () => {
    const facts = { seals: [{ key: 's', name: words('Siegel'), text: words('Text'), image: null }] }

    expect(localisedFacts(facts, untold, markets['nl-be']).seals[0]?.name).toBe('Siegel nl')
    expect(localisedFacts(facts, untold, markets['fr-ch']).seals[0]?.name).toBe('Siegel fr')
  })

  test.each([
    ['de-de', 'DE 1'],
    ['de-at', 'DE 1'],
    ['de-ch', 'CH 1'],
    ['fr-ch', 'CH 1'],
    ['fr-fr', null],
    ['nl-nl', null],
  ] as const)('in %s the register number is %s', (locale, number) => {
    const electrical = {
      category: 'grossgerte',
      registrations: { weee: 'DE 1', swiss: 'CH 1' },
      hasBattery: false,
    } as const

    expect(localisedFacts({ electrical }, untold, markets[locale]).electrical?.registration).toBe(number)
  })

  test('a medical product is explained in Germany alone', () => {
    const medicalProduct = { riskClass: 'I', purpose: words('Wärme') } as const

    expect(localisedFacts({ medicalProduct }, untold, markets['de-de']).medicalProduct?.purpose).toBe('Wärme')
    expect(localisedFacts({ medicalProduct }, untold, markets['de-at']).medicalProduct).toBeNull()
  })

  test('warnings of the block and of the facts come once each, without their opening word', () => {
    const facts = { warnings: [words('Achtung! Schnur.'), words('Kippgefahr.')] }
    const { warnings } = localisedFacts(
      facts,
      { ...untold, safetyWarnings: ['Achtung: Kippgefahr.'] },
      markets['de-de'],
    )

    expect(warnings).toEqual(['Kippgefahr.', 'Schnur.'])
  })

  test('the amount of a country stays in that country', () => {
    const facts = { ecoParticipation: { FR: 1250 } }

    expect(localisedFacts(facts, untold, markets['fr-fr']).ecoParticipation).toBe(1250)
    expect(localisedFacts(facts, untold, markets['fr-be']).ecoParticipation).toBeNull()
  })
})
