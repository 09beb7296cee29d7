import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { factName } from '../../../words/names/fact-names.ts'
import { blankOf, FACTS, type FactPart, type FactShape } from './fact-shape.ts'
import { factSummary } from './fact-summary.ts'
import { optionName } from './fact-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
/** Choices that are called as the law writes them. */
const OWN_NAMES = /^medicalProduct\.riskClass\./

test('every field that an import knows has a name in the office', () => {
  const places = FACTS.flatMap((part) => placesOf(part.name, part.shape))

  expect(places.filter((place) => factName(place, i18n) === place)).toEqual([])
})

test('every choice that an import knows has words', () => {
  const choices = FACTS.flatMap((part) => choicesOf(part.name, part.shape))

  expect(choices.filter((place) => !OWN_NAMES.test(place) && optionName(place, i18n) === null)).toEqual([])
})

test.each([
  ['ageFrom', 'number'],
  ['hasAnimalParts', 'yesNo'],
  ['kinds', 'choices'],
  ['warnings', 'list'],
  ['energyLabel', 'group'],
  ['ecoParticipation', 'table'],
  ['variantImages', 'table'],
  ['spareParts', 'either'],
  ['supportUntil', 'text'],
])('%s is filled in as %s', (name, kind) => {
  expect(factOf(name).shape.kind).toBe(kind)
})

test('what may be left out, may be null, and is words or a picture follows from the schema', () => {
  expect(partsOf(factOf('energyLabel').shape)).toMatchObject([
    { name: 'class', shape: { kind: 'choice', options: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } },
    { name: 'scale', shape: { kind: 'group' } },
    { name: 'eprelId', shape: { kind: 'text' } },
    { name: 'sheet', shape: { kind: 'text' } },
    { name: 'label', shape: { kind: 'picture' }, isNullable: true, isOptional: false },
  ])
  expect(partsOf(factOf('battery').shape)).toMatchObject([
    { name: 'replacedBy', isOptional: false },
    { name: 'passport', isOptional: true },
  ])
})

test('a new fact has everything that has to be said, with nothing in it', () => {
  expect(blankOf(factOf('fibres').shape)).toEqual([
    { part: null, shares: [{ fibre: { de: '', fr: '', nl: '' }, percent: '' }] },
  ])
  expect(blankOf(factOf('spareParts').shape)).toEqual({ available: true, years: '' })
})

test.each([
  [
    'energyLabel',
    { class: 'E', scale: { from: 'A', to: 'G' }, eprelId: '123456', sheet: 'a/b.pdf', label: null },
    'Class E, Class A, Class G, 123456, a/b.pdf',
  ],
  [
    'fibres',
    [{ part: null, shares: [{ fibre: { de: 'Leinen', fr: 'lin', nl: 'linnen' }, percent: 100 }] }],
    'Leinen, Percent: 100',
  ],
  ['kinds', ['toy', 'spaceship'], 'Toy, spaceship'],
  ['spareParts', { available: false }, 'There are spare parts: no'],
])('%s says in a line what it is', (name, value, line) => {
  expect(factSummary(name, factOf(name).shape, value, i18n)).toBe(line)
})

function factOf(name: string): FactPart {
  const found = FACTS.find((fact) => fact.name === name)
  if (found === undefined) throw new Error(`An import knows no fact ${name}.`)
  return found
}

function partsOf(shape: FactShape): readonly FactPart[] {
  if (shape.kind === 'group') return shape.parts
  if (shape.kind === 'either') return [...shape.yes, ...shape.no]
  return shape.kind === 'list' || shape.kind === 'table' ? partsOf(shape.of) : []
}

function placesOf(place: string, shape: FactShape): string[] {
  const own = shape.kind === 'either' ? [place, `${place}.${shape.by}`] : [place]
  return [...own, ...partsOf(shape).flatMap((part) => placesOf(`${place}.${part.name}`, part.shape))]
}

function choicesOf(place: string, shape: FactShape): string[] {
  const own =
    shape.kind === 'choice' || shape.kind === 'choices'
      ? shape.options.map((option) => `${place}.${option}`)
      : []
  return [...own, ...partsOf(shape).flatMap((part) => choicesOf(`${place}.${part.name}`, part.shape))]
}
