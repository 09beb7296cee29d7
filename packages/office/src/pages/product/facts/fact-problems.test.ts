import { setupI18n } from '@lingui/core'
import type { FieldEdit } from '@shop/domain/goods/edited-record'
import { expect, test } from 'vitest'
import { factProblems, problemsBelow } from './fact-problems.ts'
import { draftProblems } from './facts-of-draft.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const t = (de: string) => ({ de, fr: de, nl: de })
const label = {
  class: 'C',
  scale: { from: 'A', to: 'G' },
  eprelId: '123456',
  sheet: 'papers/lamp.pdf',
  label: null,
}
const share = (percent: unknown) => ({ fibre: t('Leinen'), percent })

test.each([
  [
    'a label without its class',
    { energyLabel: { ...label, class: '' } },
    { 'facts.energyLabel.class': 'Fill this in.' },
  ],
  [
    'a number with a letter',
    { energyLabel: { ...label, eprelId: '12a' } },
    { 'facts.energyLabel.eprelId': 'Write its figures alone, twelve at most.' },
  ],
  [
    'a sheet that is nowhere',
    { energyLabel: { ...label, sheet: '../x' } },
    {
      'facts.energyLabel.sheet':
        'Write a place in the media folder in small letters, such as papers/lamp.pdf.',
    },
  ],
  [
    'a class beside its scale',
    { energyLabel: { ...label, scale: { from: 'D', to: 'G' } } },
    {
      'facts.energyLabel':
        'The class lies outside of its scale. A screen and a lamp are not sold without a label.',
    },
  ],
  [
    'fibres of 90 percent',
    { fibres: [{ part: null, shares: [share(60), share(30)] }] },
    { 'facts.fibres.0': 'The shares do not add up to 100 percent.' },
  ],
  [
    'a share in words',
    { fibres: [{ part: null, shares: [share('most')] }] },
    { 'facts.fibres.0.shares.0.percent': 'Write a number.' },
  ],
  [
    'a share of nothing',
    { fibres: [{ part: null, shares: [share(0), share(100)] }] },
    { 'facts.fibres.0.shares.0.percent': 'Write a number above 0.' },
  ],
  [
    'an empty warning',
    { warnings: [t('')] },
    {
      'facts.warnings.0.de': 'Fill this in.',
      'facts.warnings.0.fr': 'Fill this in.',
      'facts.warnings.0.nl': 'Fill this in.',
    },
  ],
  ['half a month', { ageFrom: 1.5 }, { 'facts.ageFrom': 'Write a whole number.' }],
  [
    'a month that is none',
    { supportUntil: '2031-13' },
    { 'facts.supportUntil': 'Write a year and a month: 2031-12.' },
  ],
  [
    'an open passport',
    { productPassport: 'http://example.com' },
    { 'facts.productPassport': 'Write an address that begins with https://.' },
  ],
  [
    'a word without a picture',
    { hazards: { pictograms: [], signalWord: 'danger', statements: [t('H225')], precautions: [] } },
    { 'facts.hazards': 'A mixture with a signal word has a pictogram.' },
  ],
  [
    'no statement',
    { hazards: { pictograms: [], signalWord: null, statements: [], precautions: [] } },
    { 'facts.hazards.statements': 'Add one at least.' },
  ],
  [
    'a seal without its picture',
    { seals: [{ key: 'a', name: t('S'), text: t('S'), image: '' }] },
    { 'facts.seals.0.image': 'Fill this in.' },
  ],
  [
    'a short guarantee',
    { durabilityGuarantee: { years: 1, producer: 'P', model: 'M' } },
    { 'facts.durabilityGuarantee.years': 'It lasts more than two years, in whole or half ones.' },
  ],
  [
    'a screen without a label',
    {
      electrical: {
        category: 'bildschirme_und_monitore',
        registrations: { weee: null, swiss: null },
        hasBattery: false,
      },
    },
    {
      'facts.energyLabel':
        'The class lies outside of its scale. A screen and a lamp are not sold without a label.',
    },
  ],
  ['nothing wrong', { energyLabel: label, fibres: [{ part: null, shares: [share(60), share(40)] }] }, {}],
])('%s is said at its field', (_, facts, problems) => {
  expect(Object.fromEntries(factProblems(facts, i18n))).toEqual(problems)
})

test('a fact counts what is wrong below it, and nothing of one with a longer name', () => {
  const problems = new Map([
    ['facts.food.name.de', 'Fill this in.'],
    ['facts.food', 'Fill this in.'],
    ['facts.foodstuff', 'Fill this in.'],
  ])

  expect(problemsBelow(problems, 'facts.food')).toBe(2)
})

test.each([
  [
    'a maker without an e-mail',
    [{ path: 'maker', now: { name: 'A', address: 'B', email: 'c', country: 'DE' } }],
    ['maker.email'],
  ],
  [
    'a country in one letter',
    [{ path: 'maker', now: { name: 'A', address: 'B', email: 'c@d.de', country: 'D' } }],
    ['maker.country'],
  ],
  ['nobody any more', [{ path: 'responsiblePerson', now: undefined }], []],
  ['care without words', [{ path: 'care', now: [t('')] }], ['care.0.de', 'care.0.fr', 'care.0.nl']],
  [
    'a label that was edited',
    [{ path: 'facts.energyLabel', now: { ...label, eprelId: '' } }],
    ['facts.energyLabel.eprelId', 'facts.ageFrom'],
  ],
  ['a fact that was admitted once, with a name edited', [{ path: 'name.de', now: 'Neu' }], []],
])('of a draft with %s these are to be put right', (_, edits: FieldEdit[], paths) => {
  const problems = draftProblems(draftOf(edits, { facts: { ageFrom: -1 } }), i18n)

  expect([...problems.keys()].toSorted()).toEqual([...paths].toSorted())
})

function draftOf(edits: FieldEdit[], stored: Record<string, unknown>) {
  return {
    edits,
    stored: (path: string) => stored[path],
    value: (path: string) => edits.find((edit) => edit.path === path)?.now,
  }
}
